import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { isLive } from '../rules/live.ts'
import { parseSpecialCode, type SpecialHost } from '../rules/special-code.ts'
import type { Special } from '../special.ts'
import type { DealersWithSpecials, SpecialDealer } from './port.ts'
import { SpecialsUnavailable, specialSource } from './special-source.ts'

const cacheOf = { own: caches.specialsOf, advertised: caches.advertisedSpecialsOf } as const

/**
 * Returns the specials a dealer shows today, the dealer's own first. Cached.
 *
 * @throws SpecialsUnavailable when the service failed and there is no response of the last hour.
 */
export async function listSpecialsOf(
  dealer: SpecialDealer,
  host: SpecialHost = 'own',
): Promise<readonly Special[]> {
  const { slug, group } = dealer
  const key = [host, slug, group?.slug ?? '']
  const specials = await cacheAnswer(specialSource(host), cacheOf[host](slug), key, (ask) =>
    ask((source) => source.specialsOf(dealer)),
  )
  const today = siteClock().today()
  return (specials ?? []).filter((special) => isLive(special, today))
}

/**
 * Finds a special that a dealer shows today by its code; null when there is none.
 *
 * @throws SpecialsUnavailable as above.
 */
export async function findSpecial(dealer: SpecialDealer, code: string): Promise<Special | null> {
  const parsed = parseSpecialCode(code)
  if (!parsed) return null
  const specials = await listSpecialsOf(dealer, parsed.host)
  return specials.find((special) => special.code === code) ?? null
}

/** Whether a dealer shows specials today; true while that is unknown, so that its pages keep the link. */
export async function hasSpecials(dealer: SpecialDealer): Promise<boolean> {
  try {
    return (await listSpecialsOf(dealer)).length > 0
  } catch (error) {
    if (!(error instanceof SpecialsUnavailable)) throw error
    return true
  }
}

/** Returns where dealers have specials today; null when the service does not tell. */
export function listDealersWithSpecials(): Promise<DealersWithSpecials | null> {
  const source = specialSource('own')
  return cacheAnswer(source, caches.specials, ['dealers'], () => source.port().dealersWithSpecials())
}
