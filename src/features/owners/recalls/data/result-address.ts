import { openText, sealText } from '#platform/http/sealed-text.ts'
import type { Campaign } from '../campaign.ts'
import type { CheckOutcome } from '../check-result.ts'

const use = 'recall result'
/** How long the page of a result can be opened again. */
const lifetimeMs = 10 * 60_000
/** Well below the longest address that the site accepts. */
const maxSealedLength = 6_000
/** The most of what a visitor entered, when it is not a VIN. */
const maxEntryLength = 100

/** `masked-paths.ts` in `server/http` and `page-path.ts` of the feedback name it too. */
const folder = '/recall-result'

const withoutRemedies = (campaigns: readonly Campaign[]) =>
  campaigns.map((campaign) => ({ ...campaign, remedy: null }))
const onlyIds = (campaigns: readonly Campaign[]) =>
  campaigns.map(({ id }) => ({ id, description: '', remedy: null, since: null }))

/** The same outcome with ever less about its campaigns, of which there may be many. */
function versionsOf(outcome: CheckOutcome): CheckOutcome[] {
  if (outcome.kind !== 'checked') return [{ ...outcome, vin: outcome.vin.slice(0, maxEntryLength) }]
  const { campaigns } = outcome
  const shorter = [withoutRemedies(campaigns), onlyIds(campaigns)]
  return [outcome, ...shorter.map((each) => ({ ...outcome, campaigns: each }))]
}

/**
 * Returns the address of the page that shows an outcome to a browser without JavaScript. It contains the outcome, encrypted,
 * so that the VIN is stored nowhere and can be read in no address. Source: decision V-2.
 */
export function resultAddress(outcome: CheckOutcome, now: number): string {
  const sealed = versionsOf(outcome).map((each) => sealText(JSON.stringify(each), use, now + lifetimeMs))
  const address = sealed.find(({ length }) => length <= maxSealedLength) ?? sealed.at(-1)
  return `${folder}/${address}`
}

/** Returns the outcome in the last segment of such an address; null when it has expired or is none. */
export function readResult(segment: string, now: number): CheckOutcome | null {
  const text = openText(segment, use, now)
  return text === null ? null : (JSON.parse(text) as CheckOutcome)
}
