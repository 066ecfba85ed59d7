import type { CalendarDay } from '#platform/time/clock.ts'
import { formatWeekday } from '#platform/time/format-day.ts'
import type { EnquiryDetails } from '../enquiry.ts'
import { enquiryFormTexts } from '../texts.ts'
import { readIsoDay } from './days.ts'
import { type EnquiryKind, formDefinition } from './definitions.ts'
import { detailNames } from './details.ts'
import type { FieldName } from './field-definitions.ts'
import { fieldView } from './field-view.ts'

/** A detail as people read it. */
export type DetailLine = { readonly name: string; readonly label: string; readonly value: string }

type Texts = ReturnType<typeof enquiryFormTexts>

/** The headings of the fields whose labels the form has twice, such as those of the driver and of the guardian. */
export function sectionHeadings(kind: EnquiryKind, texts: Texts): ReadonlyMap<string, string> {
  const labels = detailNames(kind).map((name) => fieldView(name, texts).label)
  const isRepeated = (name: string) => {
    const { label } = fieldView(name as FieldName, texts)
    return labels.indexOf(label) !== labels.lastIndexOf(label)
  }
  const sections = formDefinition(kind).steps.flatMap((step) => step.sections)
  const headings = sections.flatMap(({ heading, rows }) =>
    rows.flat().map((name) => [name, heading ? texts[heading] : ''] as const),
  )
  return new Map(headings.filter(([name]) => isRepeated(name)))
}

/** The details of an enquiry with their labels, in English, the working language of the inbox and of dealers. */
export function detailLines(kind: EnquiryKind, details: EnquiryDetails): readonly DetailLine[] {
  const texts = enquiryFormTexts('en')
  const headings = sectionHeadings(kind, texts)
  return detailNames(kind).flatMap((name) => {
    const value = details[name]
    if (value === undefined) return []
    const { label, control, options } = fieldView(name, texts)
    const text = options?.find((option) => option.value === value)?.label ?? value
    const inWords = control === 'day' && readIsoDay(value) ? formatWeekday(value as CalendarDay) : text
    return [{ name, label: [headings.get(name), label].filter(Boolean).join(': '), value: inWords }]
  })
}

/** The details of an enquiry as text, a line each; null when it has none. */
export function detailText(kind: EnquiryKind, details: EnquiryDetails): string | null {
  const lines = detailLines(kind, details).map(({ label, value }) => `${label}: ${value}`)
  return lines.length > 0 ? lines.join('\n') : null
}
