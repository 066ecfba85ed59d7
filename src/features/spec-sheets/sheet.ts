import type { ComparisonView } from '#features/vehicles/index.ts'
import type { CalendarDay } from '#platform/clock.ts'

/** A specification sheet: one model, or several beside each other, as they are on a day. */
export type Sheet = {
  readonly view: ComparisonView
  readonly day: CalendarDay
  /** Whose site it comes from. */
  readonly siteName: string
  /** Of a dealer whose page it comes from. */
  readonly dealerName: string | null
  /** Whole address of the page it leads back to. */
  readonly address: string
}

/** How a sheet is called. */
export function sheetTitle({ view }: Sheet): string {
  const [model] = view.models
  return view.models.length === 1 && model
    ? `${view.range.brand} ${model.name}: specification sheet`
    : `${view.range.brand} ${view.range.name}: models compared`
}
