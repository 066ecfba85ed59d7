import { z } from 'zod'
import { text } from '#platform/service/readable.ts'
import type { IntervalType, ServiceInfo, ServiceItem } from '../../service.ts'

/** The codes of the work at a part. Source: requirement V-126. */
const wireTypes = { I: 'inspect', L: 'lubricate', C: 'clean', R: 'replace' } as const
const codes = ['I', 'L', 'C', 'R'] as const

const codeOf = (type: IntervalType) => codes.find((code) => wireTypes[code] === type) ?? 'I'

const wireItem = z.object({
  intervalType: z.enum(codes).describe('I inspect, L lubricate, C clean, R replace'),
  itemDesc: z.string(),
  itemNum: z.string().nullable(),
  itemQty: z.string().nullable(),
})

/** The response of `serviceItems`. Source: requirements V-133 and V-309. */
export const wireService = z.object({
  scheduleType: z.string().nullable(),
  engine: z.string().nullable(),
  transmission: z.string().nullable(),
  labourTime: z.string().nullable().describe('Hours'),
  interval: z.int().describe('Kilometres'),
  serviceItems: z.array(wireItem),
})

/** Converts a service to the contract's spelling. @param info null for a model without a schedule */
export function wireServiceOf(info: ServiceInfo | null, kilometres: number): z.input<typeof wireService> {
  const { scheduleType = null, engine = null, transmission = null, labourTime = null } = info ?? {}
  const serviceItems = (info?.items ?? []).map(({ type, description, partNumber, quantity }) => ({
    ...{ intervalType: codeOf(type), itemDesc: description },
    ...{ itemNum: partNumber, itemQty: quantity },
  }))
  return { scheduleType, engine, transmission, labourTime, interval: kilometres, serviceItems }
}

const incomingItem = z
  .object({
    intervalType: z.string().trim().toUpperCase().pipe(z.enum(codes)),
    itemDesc: z.string().trim().min(1),
    itemNum: text,
    itemQty: text,
  })
  .transform(
    ({ intervalType, itemDesc, itemNum, itemQty }): ServiceItem => ({
      ...{ type: wireTypes[intervalType], description: itemDesc },
      ...{ partNumber: itemNum, quantity: itemQty },
    }),
  )

/** A response, and how many of its entries are not items. */
type IncomingService = { readonly info: ServiceInfo; readonly unreadable: number }

/**
 * Items are read one by one, so that one of them does not hide the others. A list of nothing but unreadable entries makes
 * the response invalid, because it must not be shown as "No items". Source: decision G-3.
 */
export const incomingService = z
  .object({
    scheduleType: text,
    engine: text,
    transmission: text,
    labourTime: text,
    serviceItems: z.array(z.unknown()),
  })
  .transform(({ serviceItems, ...facts }): IncomingService => {
    const items = serviceItems.flatMap((entry) => incomingItem.safeParse(entry).data ?? [])
    return { info: { ...facts, items }, unreadable: serviceItems.length - items.length }
  })
  .refine(({ info, unreadable }) => info.items.length > 0 || unreadable === 0)
