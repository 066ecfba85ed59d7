import { fill } from '#platform/i18n/fill.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import type { ComparisonTexts } from '../../texts.ts'
import { type Compared, comparisonAt } from './compared.ts'
import { hasRoom } from './has-room.ts'
import { ModelPicker } from './model-picker.island.tsx'

type Props = { compared: Compared; texts: ComparisonTexts }

const cell = 'min-w-0 px-2 py-4 align-top'

/** Controls that replace, remove or add a model. */
export function ComparisonControls({ compared, texts }: Props) {
  const { models, options, range, dealerSlug } = compared
  const place = { range, dealerSlug }
  const codes = models.map(({ code }) => code)
  const { chooseModel: none, show } = texts
  const picker = { ...place, codes, options }
  /** The last model of a range stays, because its comparison always has one. */
  const isRemovable = models.length > 1 || range === null
  return (
    <tbody className="print:hidden">
      <tr className="border-line border-b">
        <th
          scope="row"
          className="px-2 py-4 text-left align-top font-semibold max-tablet:sr-only tablet:px-4"
        >
          {texts.choose}
        </th>
        {models.map(({ code, name }, index) => (
          <td key={code} className={cell}>
            <ModelPicker
              {...picker}
              column={index}
              texts={{ label: fill(texts.change, { model: name }), none, show }}
            />
            {isRemovable ? (
              <Anchor
                href={comparisonAt(
                  place,
                  codes.filter((other) => other !== code),
                )}
                className="mt-1 inline-flex min-h-11 items-center text-small underline hover:text-accent-text"
              >
                {texts.remove} <span className="sr-only">{name}</span>
              </Anchor>
            ) : null}
          </td>
        ))}
        {hasRoom(compared) ? (
          <td className={cell}>
            <ModelPicker {...picker} column={codes.length} texts={{ label: texts.add, none, show }} />
          </td>
        ) : null}
      </tr>
    </tbody>
  )
}
