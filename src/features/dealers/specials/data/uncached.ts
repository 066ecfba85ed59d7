import { readDealer } from '#features/dealers/dealers/jobs.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { hasBegun } from '../rules/live.ts'
import { parseSpecialCode } from '../rules/special-code.ts'
import type { Special } from '../special.ts'
import { specialSource } from './special-source.ts'

/**
 * Reads a special shown at a dealer by its code, without the cache of Next; null when there is none. A special is found
 * after its last day, because its page may have been opened before, and not before its first day, which is not public.
 *
 * @param slug of the dealer
 * @throws SpecialsUnavailable when the service failed, DealersUnavailable when the dealer system failed.
 */
export async function readSpecial(slug: string, code: string): Promise<Special | null> {
  const parsed = parseSpecialCode(code)
  const dealer = parsed && (await readDealer(slug))
  if (!dealer) return null
  const special = await specialSource(parsed.host).ask((source) => source.special(dealer, parsed.id))
  return special && hasBegun(special, siteClock().today()) ? special : null
}
