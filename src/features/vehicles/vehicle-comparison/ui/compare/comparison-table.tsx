import { rangePath, specSheetPath } from '#features/vehicles/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { type ComparisonTexts, vehicleComparisonTexts } from '../../texts.ts'
import { type Compared, shortName } from './compared.ts'
import { ComparisonControls } from './comparison-controls.tsx'
import { ComparisonHead } from './comparison-head.tsx'
import { ComparisonScroller } from './comparison-scroller.island.tsx'
import { hasRoom } from './has-room.ts'
import { SpecificationRows } from './specification-rows.tsx'

type ComparisonFootProps = { compared: Compared; texts: ComparisonTexts }

/** Links for each model. */
function ComparisonFoot({ compared: { models, dealerSlug }, texts }: ComparisonFootProps) {
  return (
    <tfoot className="print:hidden">
      <tr>
        <th
          scope="row"
          className="px-2 pt-8 text-left align-top font-semibold max-tablet:sr-only tablet:px-4"
        >
          {texts.goOn}
        </th>
        {models.map(({ code, name, range }) => (
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

type Props = { compared: Compared; language: Language }

/**
 * The table of a comparison. On small screens it scrolls sideways; on a phone each row is a grid with its label above
 * the values.
 */
export function ComparisonTable({ compared, language }: Props) {
  const { comparison } = vehicleComparisonTexts(language)
  const { models, table, range } = compared
  const empty = hasRoom(compared) ? 1 : 0
  return (
    <ComparisonScroller
      names={models.map(({ name }) => shortName(name, range))}
      columns={models.length + empty}
      texts={{ table: comparison.table, sideways: comparison.sideways }}
    >
      <table className="w-full border-collapse text-left tablet:table-fixed print:table-fixed">
        <caption className="sr-only">{comparison.table}</caption>
        <ComparisonHead compared={compared} texts={comparison} />
        <ComparisonControls compared={compared} texts={comparison} />
        <SpecificationRows table={table} several={models.length > 1} empty={empty} texts={comparison} />
        <ComparisonFoot compared={compared} texts={comparison} />
      </table>
    </ComparisonScroller>
  )
}
