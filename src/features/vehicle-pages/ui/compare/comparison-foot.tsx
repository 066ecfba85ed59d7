import type { ComparisonView } from '#features/vehicles/index.ts'
import { rangePath, specSheetPath } from '#features/vehicles/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { ComparisonTexts } from '../../texts.ts'

type Props = { view: ComparisonView; dealerSlug: string | null; texts: ComparisonTexts }

/** Links for each model. */
export function ComparisonFoot({ view: { models, range }, dealerSlug, texts }: Props) {
  return (
    <tfoot className="print:hidden">
      <tr>
        <th
          scope="row"
          className="px-2 pt-8 text-left align-top font-semibold max-tablet:sr-only tablet:px-4"
        >
          {texts.goOn}
        </th>
        {models.map(({ code, name }) => (
          <td key={code} className="min-w-0 space-y-2 px-2 pt-8 align-top tablet:px-4">
            <div>
              <TextLink href={`${rangePath(range.slug, dealerSlug)}?model=${code}`}>
                <span>
                  {texts.model} <span className="sr-only">{name}</span>
                </span>
              </TextLink>
            </div>
            <div>
              <TextLink href={specSheetPath(range.slug, code, dealerSlug)}>
                <span>
                  {texts.sheet} <span className="sr-only">{name}</span>
                </span>
              </TextLink>
            </div>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
