import { createHash } from 'node:crypto'
import { readDealers } from '#features/dealers/dealers/jobs.ts'
import { storeEnquiry, uncachedLookups } from '#features/enquiries/enquiries/jobs.ts'
import { type CheckedFile, storePendingFiles } from '#features/site/uploads/server.ts'
import { cms } from '#platform/process/cms.ts'
import { ActionRefused } from '#platform/service/action.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { dispatch } from '../data/dispatch.ts'
import { type TradeIn, tradeInDetails } from '../data/wire/incoming-trade-in.ts'

async function slugOf(dealer: string | null): Promise<string | null> {
  if (dealer === null) return null
  const found = (await readDealers()).find(({ id }) => id === dealer)
  if (!found) throw new ActionRefused(422, 'There is no dealer with this id.')
  return found.slug
}

/**
 * Stores a trade-in of another program as an enquiry of this site, with its files and deliveries, once per key.
 *
 * @param save `id` is the same when the call is repeated.
 * @returns the reference of the enquiry.
 * @throws ActionRefused when the dealer is unknown, and what the database and the disk throw; nothing is stored then.
 * Source: requirement D-365.
 */
export async function saveTradeIn(save: {
  readonly id: string
  readonly tradeIn: TradeIn
  readonly files: readonly CheckedFile[]
}): Promise<string> {
  const { tradeIn, files } = save
  const dealer = await slugOf(tradeIn.dealer)
  const payload = await cms()
  const key = `program:${createHash('sha256').update(save.id).digest('hex')}`
  const photos = files.map((file) => ({ ...file, slot: 'photos' }))
  await storePendingFiles(payload, { formKey: key, files: photos }, siteClock().now())
  const entries = {
    person: {
      fullName: tradeIn.firstName,
      email: tradeIn.emailAddress,
      phone: tradeIn.contactNumber,
      preferredContact: tradeIn.preferredContactMethod,
    },
    note: '',
    details: tradeInDetails(tradeIn),
    marketing: null,
    subjectCodes: { model: null, colour: null, dealer },
    plan: { plan: '', seen: '' },
  }
  const metadata = { spamTrap: undefined, elapsedMs: null, page: '/', language: 'en' } as const
  const form = { kind: 'tradeIn', key, formKey: key, entries, metadata } as const
  const { reference } = await storeEnquiry(payload, form, { dispatch, lookups: uncachedLookups })
  return reference
}
