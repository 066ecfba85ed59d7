import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EnquiryDealer } from '#features/enquiries/enquiries/index.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { application, tradeInEnquiry } from '../requests.test-support.ts'
import { findRoute } from './recipients.ts'

let cms: TestCms
let payload: Payload
let dealer: EnquiryDealer

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  const { id, name } = await payload.create({
    collection: 'dealers',
    data: {
      ...{
        name: 'Bryanston',
        slug: 'bryanston',
        supplierCode: 'BRY1',
        toyotaSupplier: 'Y',
        region: region.id,
      },
      email: 'dealer@example.co.za',
      tradeInRecipients: [{ email: 'one@example.co.za' }, { email: 'two@example.co.za' }],
      generalEnquiryRecipients: [{ email: 'general@example.co.za' }],
      _status: 'published',
    },
  })
  dealer = { id, directoryId: String(id), name, slug: 'bryanston', supplierCode: 'BRY1', region: 'Gauteng' }
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { contact: { supportEmail: 'support@example.co.za' } },
  })
  await payload.updateGlobal({
    slug: 'form-settings',
    data: { academy: { recipients: ['academy@example.co.za'] } },
  })
})
afterAll(() => cms.close())

const recipientsOf = async (enquiry: Parameters<typeof findRoute>[2]) =>
  (await findRoute(payload, 'email', enquiry)).recipients

const change = (data: object) => payload.update({ collection: 'dealers', id: Number(dealer.id), data })

describe('the recipients of a trade-in', () => {
  it('are the list of the dealer, else its e-mail, else support (D-360, D-361)', async () => {
    const tradeIn = { ...tradeInEnquiry, dealer }
    expect(await recipientsOf(tradeIn)).toEqual(['one@example.co.za', 'two@example.co.za'])
    await change({ tradeInRecipients: [] })
    expect(await recipientsOf(tradeIn)).toEqual(['dealer@example.co.za'])
    await change({ email: null })
    expect(await recipientsOf(tradeIn)).toEqual(['support@example.co.za'])
  })
})

describe('the recipients of other forms', () => {
  it('are the general list of the dealer for a service', async () => {
    const service = { ...tradeInEnquiry, kind: 'serviceBooking', dealer } as const
    expect(await recipientsOf(service)).toEqual(['general@example.co.za'])
  })

  it('are those of the form without a dealer, else support', async () => {
    expect(await recipientsOf(application)).toEqual(['academy@example.co.za'])
    expect(await recipientsOf({ ...application, kind: 'sponsorship' })).toEqual(['support@example.co.za'])
  })
})
