import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LeadServices, openLeadServices, serviceKey } from './lead-services.ts'

let office: LeadServices
let dealer: number
beforeAll(async () => {
  office = await openLeadServices()
  const { docs } = await office.payload.find({
    collection: 'dealers',
    where: { slug: { equals: 'marula-toyota-bryanston' } },
  })
  dealer = docs[0]?.id ?? 0
})
afterAll(() => office.close())

const tradeIn = {
  type: 'DEALERSHIP_ENQUIRE',
  firstName: 'Thabo Nkosi',
  lastName: 'noname',
  emailAddress: 'thabo@example.com',
  contactNumber: '0821234567',
  preferredContactMethod: 'phone',
  province: 'Gauteng',
  suburb: 'Sandown',
  make: 'Toyota',
  model: 'Corolla',
  variant: '1.8 XS',
  year: '2019',
  vehiclecondition: 'Good',
  odometerReading: '98000',
  askingprice: '219 900',
  otherdescription: 'One owner.',
  attachment: 'front.jpg',
  recipients: ['thief@example.com'],
}

async function send(name: string, body: object) {
  const response = await fetch(`${office.served.url}/services/loopback/email-service`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `users API-Key ${serviceKey}`,
      'idempotency-key': `trade-in-${name}`,
    },
    body: JSON.stringify(body),
  })
  const { docs } = await office.payload.find({
    collection: 'mails',
    where: { key: { equals: `email-service:trade-in-${name}` } },
  })
  return { status: response.status, mails: docs }
}

describe('email-service', () => {
  it('mails a trade-in to the trade-in recipients of the dealer, once per key (D-370, D-360)', async () => {
    await send('one', { ...tradeIn, dealer })
    const { status, mails } = await send('one', { ...tradeIn, dealer })
    expect(status).toBe(200)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      recipients: 'trade-in.bryanston@example.co.za',
      replyTo: 'Thabo Nkosi <thabo@example.com>',
      subject: 'Trade-in: Toyota Corolla 1.8 XS',
    })
    for (const part of [
      '0821234567',
      'Sandown, Gauteng',
      'Good',
      '98000 km',
      'R\u00a0219\u00a0900',
      'One owner.',
      'front.jpg',
    ]) {
      expect(mails[0]?.text, part).toContain(part)
    }
    expect(JSON.stringify(mails)).not.toContain('thief')
  })

  it('mails the dealer itself when it has no trade-in recipients (D-360)', async () => {
    await office.payload.update({ collection: 'dealers', id: dealer, data: { tradeInRecipients: [] } })
    const { mails } = await send('two', { ...tradeIn, dealer: String(dealer) })
    expect(mails[0]?.recipients).toBe('bryanston@example.co.za')
  })

  it.each([
    [{ ...tradeIn, dealer: 999_999 }],
    [{ ...tradeIn, emailAddress: 'thabo' }],
    [{ ...tradeIn, type: 'ONEADS_ENQUIRY' }],
  ])('returns 422 for an unknown dealer, an invalid sender or an unexpected type', async (body) => {
    expect(await send('three', body)).toEqual({ status: 422, mails: [] })
  })
})
