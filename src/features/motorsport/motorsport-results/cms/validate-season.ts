import type { NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

/** Rejects the year of another published season of the same championship: only one of the two would be shown. */
export const validateSeason: NumberFieldSingleValidation = async (value, context) => {
  const { req, id, data } = context
  const { championship } = data as { readonly championship?: string | null }
  if (typeof value === 'number' && championship) {
    const { docs } = await req.payload.find({
      collection: 'seasons',
      where: {
        championship: { equals: championship },
        year: { equals: value },
        _status: { equals: 'published' },
        ...(id === undefined ? {} : { id: { not_equals: id } }),
      },
      ...{ select: { name: true }, depth: 0, limit: 1, pagination: false, overrideAccess: true, req },
    })
    if (docs[0]) return `“${docs[0].name}” is this season already.`
  }
  return number(value, context)
}
