import type { ComparisonView } from '#features/vehicles/vehicles/index.ts'
import { comparePath } from '#features/vehicles/vehicles/index.ts'
import { maxCompared } from '#features/vehicles/vehicles/rules.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import type { ComparisonTexts } from '../../texts.ts'
import { ModelPicker } from './model-picker.island.tsx'

type Props = { view: ComparisonView; dealerSlug: string | null; texts: ComparisonTexts }

const cell = 'min-w-0 px-2 py-4 align-top tablet:px-4'

/** Controls that replace, remove or add a model. */
export function ComparisonControls({ view: { models, options, range }, dealerSlug, texts }: Props) {
  const codes = models.map(({ code }) => code)
  const { chooseModel: none, show } = texts
  const picker = { range, dealerSlug, codes, options }
  const hasRoom = codes.length < Math.min(maxCompared, options.length)
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
            {models.length > 1 ? (
              <Anchor
                href={comparePath(
                  range.slug,
                  codes.filter((other) => other !== code),
                  dealerSlug,
                )}
                className="mt-1 inline-flex min-h-11 items-center text-small underline hover:text-accent-text"
              >
                {texts.remove} <span className="sr-only">{name}</span>
              </Anchor>
            ) : null}
          </td>
        ))}
        {hasRoom ? (
          <td className={cell}>
            <ModelPicker {...picker} column={codes.length} texts={{ label: texts.add, none, show }} />
          </td>
        ) : null}
      </tr>
    </tbody>
  )
}
