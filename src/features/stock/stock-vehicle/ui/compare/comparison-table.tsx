import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { UsedComparisonTexts } from '../../texts.ts'
import { ComparisonHead } from './comparison-head.tsx'
import type { UsedComparisonRow } from './comparison-rows.ts'

type Props = {
  vehicles: readonly UsedVehicle[]
  rows: readonly UsedComparisonRow[]
  language: Language
  texts: UsedComparisonTexts
}

/** Vehicles side by side. On narrow screens it scrolls sideways beneath its labels. */
export function UsedComparisonTable({ vehicles, rows, language, texts }: Props) {
  return (
    <section
      aria-label={texts.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{texts.table}</caption>
        <ComparisonHead vehicles={vehicles} language={language} texts={texts} />
        <tbody>
          {rows.map(({ id, label, values, differs }) => (
            <tr key={id} data-differs={differs || undefined} className="border-line border-t align-baseline">
              <th
                scope="row"
                className={`sticky left-0 z-1 w-28 min-w-28 bg-ground py-3.5 pr-2 pl-3 text-left font-normal text-ink-2 text-small tablet:w-44 ${differs ? 'shadow-[inset_3px_0_var(--color-accent)]' : ''}`}
              >
                {label}
                {differs ? <span className="sr-only"> ({texts.differs})</span> : null}
              </th>
              {values.map((value, index) => (
                <td
                  key={vehicles[index]?.id}
                  className={`figures px-2 py-3.5 wrap-anywhere tablet:px-4 ${differs ? 'bg-surface font-semibold' : ''}`}
                >
                  {value ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{texts.notStated}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
