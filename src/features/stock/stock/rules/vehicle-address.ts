/** Ids of used vehicles that have a page: what an address can carry without escapes. */
export const stockId = /^[0-9A-Za-z._-]{1,40}$/

const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

type Named = {
  readonly make: string
  readonly model: string
  readonly year: number | null
  readonly id: string
}

/**
 * Returns the path of a vehicle's page: `/pre-owned/toyota-hilux-2-8-gd-6-2021-U10442`. A hyphen of the id is written as
 * `~`, so that the id is everything after the last hyphen.
 */
export function usedVehiclePath({ make, model, year, id }: Named): string {
  const name = [words(make), words(model), year].filter(Boolean).join('-')
  return `/pre-owned/${[name, id.replaceAll('-', '~')].filter(Boolean).join('-')}`
}

/** Returns the id in the last segment of a vehicle's path; null when there is none. */
export function idOfVehicleSegment(segment: string): string | null {
  const id = segment.slice(segment.lastIndexOf('-') + 1).replaceAll('~', '-')
  return stockId.test(id) ? id : null
}
