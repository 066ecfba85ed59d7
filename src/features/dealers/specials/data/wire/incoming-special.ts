import { z } from 'zod'
import { list, requiredText, resolveWebAddress, text } from '#platform/service/readable.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { type SpecialHost, specialCode, specialId } from '../../rules/special-code.ts'
import type { Special } from '../../special.ts'

/** Ids are numbers or text, depending on the service. */
const id = z.union([z.number(), z.string()]).transform(String).pipe(z.string().regex(specialId))

/** The address of a picture, or a document with one. */
const picture = z
  .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
  .nullish()
  .catch(null)
  .transform((address) => address?.trim() || null)

/** An ISO day, or the day in Johannesburg of an ISO moment; null when missing or unreadable. */
const day = text.transform((value) => {
  const [date] = value?.match(/^\d{4}-\d{2}-\d{2}/) ?? []
  if (!value || !date) return null
  const hasZone = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value)
  const moment = new Date(hasZone ? value : date)
  if (Number.isNaN(moment.getTime())) return null
  return hasZone ? calendarDayOf(moment) : date
})

const incomingSpecial = z
  .object({
    id,
    metaId: text,
    category: text,
    title: requiredText,
    text,
    image: picture,
    specialImage: picture,
    smc: text,
    startsOn: day,
    expiryDate: day,
  })
  .transform(({ image, specialImage, ...special }) => ({ ...special, image: image ?? specialImage }))

const specials = list(incomingSpecial)

/** The response of `dealer-ads/{slug}`: a list, or one in `docs`. Source: requirements D-189 and D-372. */
export const specialsResponse = z.union([
  z.array(z.unknown()).transform((items) => specials.parse(items)),
  z.object({ docs: z.array(z.unknown()) }).transform(({ docs }) => specials.parse(docs)),
])

export type IncomingSpecial = z.output<typeof incomingSpecial>

/** Returns a special of a service. @param baseUrl to which the addresses of its pictures are relative */
export function specialFrom(incoming: IncomingSpecial, host: SpecialHost, baseUrl: string): Special {
  const { id: ownId, metaId, category, title, image, text: description, smc, startsOn, expiryDate } = incoming
  const src = resolveWebAddress(image, baseUrl)
  return {
    id: ownId,
    code: specialCode(ownId, host),
    metaId: metaId ?? ownId,
    category: category?.toLowerCase() ?? 'other',
    ...{ title, text: description, smc, startsOn },
    image: src === null ? null : { src, small: null, alt: title },
    expiresOn: expiryDate,
    isShared: false,
  }
}
