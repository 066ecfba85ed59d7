import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EnquiryDealer } from '#features/enquiries/lead-delivery/services.ts'
import { type LeadServices, openLeadServices, type Services } from './lead-services.ts'
import { consent, deliveryTo, lead } from './samples.ts'

let office: LeadServices
let dealer: EnquiryDealer

beforeAll(async () => {
  office = await openLeadServices()
  const { docs } = await office.payload.find({
    collection: 'dealers',
    where: { slug: { equals: 'marula-toyota-bryanston' } },
  })
  const [found] = docs
  if (!found) throw new Error('The dealer is not seeded.')
  const { id, name, slug, supplierCode } = found
  dealer = { id, directoryId: String(id), name, slug, supplierCode, region: 'Gauteng' }
})
afterAll(() => office.close())

const signal = () => AbortSignal.timeout(20_000)
const deliveryRecords = async (key: string) =>
  (await office.payload.find({ collection: 'handovers', where: { key: { contains: key } } })).docs
const mails = async (key: string) =>
  (await office.payload.find({ collection: 'mails', where: { key: { contains: key } } })).docs

describe.each(['local', 'upstream'] as const)('services that accept leads, %s', (target) => {
  const services = (): Services => office[target]

  it('stores a lead unchanged, once per key, and returns Success (D-366, D-345, D-350)', async () => {
    const key = `lead-of-${target}`
    expect(await services().leads.submit(lead, key, signal())).toBe('Success')
    expect(await services().leads.submit(lead, key, signal())).toBe('Success')
    const [record, ...more] = await deliveryRecords(key)
    expect(more).toEqual([])
    expect(record).toMatchObject({
      service: 'leadProvider',
      reference: 'FC-7K3M-9Q2X',
      person: 'thabo@example.com',
      body: lead,
    })
    await services().leads.submit(lead, `${key}-2`, signal())
    expect(await deliveryRecords(key)).toHaveLength(2)
  })

  it('stores a consent receipt unchanged, once per key (D-367, D-181 to D-185)', async () => {
    const key = `consent-of-${target}`
    await services().consent.record(consent, key, signal())
    await services().consent.record(consent, key, signal())
    expect(await deliveryRecords(key)).toMatchObject([{ service: 'consent', body: consent }])
  })

  it('mails an enquiry to the recipients of the dealer, once per key (D-368, D-357, D-358)', async () => {
    const key = `mail-of-${target}`
    const list = ['automark.bryanston@example.co.za', 'used.manager.bryanston@example.co.za']
    const delivery = deliveryTo(dealer, list, key)
    await services().mailer.send(delivery, signal())
    await services().mailer.send(delivery, signal())
    const [mail, ...more] = await mails(key)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Enquiry about a vehicle: Toyota Fortuner 2.4 GD-6 (2021) · FC-7K3M-9Q2X',
      recipients: list.join(', '),
      replyTo: 'Thabo Nkosi <thabo@example.com>',
      about: 'FC-7K3M-9Q2X',
      text: expect.stringContaining('Is the tow bar included?'),
      html: expect.stringContaining('https://stock.example.co.za/1.jpg'),
      messageId: expect.stringMatching(/^<[0-9a-f]{40}@example\.co\.za>$/),
    })
  })
})

describe('the recipients of a lead', () => {
  it('ignores recipients in a body (D-357)', async () => {
    const thief = deliveryTo(dealer, ['thief@example.com'], 'mail-of-a-thief')
    await office.upstream.mailer.send(thief, signal())
    const [mail] = await mails('mail-of-a-thief')
    expect(mail?.recipients).toContain('automark.bryanston@example.co.za')
    expect(JSON.stringify(mail)).not.toContain('thief@example.com')
  })

  it('rejects an unknown dealer with 422 and sends no mail', async () => {
    const nowhere = deliveryTo({ ...dealer, supplierCode: 'XX999' }, [], 'mail-to-nowhere')
    await expect(office.upstream.mailer.send(nowhere, signal())).rejects.toThrow('refused it: 422')
    expect(await mails('mail-to-nowhere')).toEqual([])
  })
})
