import type { ComparisonView } from '#features/vehicles/vehicles/index.ts'
import type { CalendarDay } from '#platform/time/clock.ts'

/** The content of a specification sheet: one model or a comparison of several, as of a given day. */
export type Sheet = {
  readonly view: ComparisonView
  readonly day: CalendarDay
  readonly siteName: string
  /** Null for a sheet of the main site. */
  readonly dealerName: string | null
  /** Absolute URL of the page the QR code links to. */
  readonly address: string
}

export function sheetTitle({ view }: Sheet): string {
  const [model] = view.models
  return view.models.length === 1 && model
    ? `${view.range.brand} ${model.name}: specification sheet`
    : `${view.range.brand} ${view.range.name}: models compared`
}
