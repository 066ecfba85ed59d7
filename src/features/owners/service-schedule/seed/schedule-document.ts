import { dueWork } from '../rules/due-work.ts'
import { serviceIntervals } from '../rules/intervals.ts'
import type { SeedItem, SeedSchedule } from './schema.ts'

/** Hours of each service, and of each part at it. */
const hours = { service: 0.3, replaced: 0.1, other: 0.02 } as const

/** Replaces `{name}` by the text of that name. */
const fillIn = (template: string, texts: Readonly<Record<string, string>>) =>
  template.replaceAll(/\{(\w+)\}/g, (match, name: string) => texts[name] ?? match)

const roundUp = (kilometres: number, step: number) => Math.ceil(kilometres / step) * step

/** Returns the fields of a schedule: the items that its vehicles have, at whole services, and labour times. */
export function scheduleDocument(schedule: SeedSchedule, items: readonly SeedItem[]) {
  const { name, step, end, engine, amounts } = schedule
  const texts: Record<string, string> = { engine, ...amounts }
  const work = items
    .filter(({ fits }) => !fits || fits.some((each) => schedule.fits.includes(each)))
    .map(({ work: type, part, number, quantity, first, every }) => ({
      ...{ type, description: part },
      partNumber: number === undefined ? null : fillIn(number, texts),
      quantity: quantity === undefined ? null : fillIn(quantity, texts),
      first: first === undefined ? null : roundUp(first, step),
      every: roundUp(every, step),
    }))
  const labour = serviceIntervals({ start: step, end, step }).map((kilometres) => {
    const due = dueWork(work, kilometres)
    const replaced = due.filter(({ type }) => type === 'replace').length
    const time = hours.service + hours.replaced * replaced + hours.other * (due.length - replaced)
    return { kilometres, hours: Math.round(time * 10) / 10 }
  })
  return {
    ...{ name, scheduleType: 'Normal', start: step, end, step, labour },
    items: work.map(({ type, ...item }) => ({ intervalType: type, ...item })),
  }
}
