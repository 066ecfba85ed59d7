import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Delivery,
  type EnquiryDealer,
  upstreamAcademy,
  upstreamFiles,
  upstreamTradeIns,
} from '#features/enquiries/lead-delivery/services.ts'
import { exampleDocument, examplePicture } from '../../uploads/index.ts'
import { type LeadServices, openLeadServices, serviceKey } from './lead-services.ts'
import { deliveryTo } from './samples.ts'

let office: LeadServices
let dealer: EnquiryDealer
let photo: Uint8Array<ArrayBuffer>
const cv = new Uint8Array(exampleDocument().data)

beforeAll(async () => {
  office = await openLeadServices()
  photo = new Uint8Array((await examplePicture({ width: 90, height: 60 })).data)
  const { docs } = await office.payload.find({
    collection: 'dealers',
    where: { slug: { equals: 'marula-toyota-bryanston' } },
  })
  const { id = 0, name = '' } = docs[0] ?? {}
  dealer = {
    ...{ id, directoryId: String(id), name },
    ...{ slug: 'marula-toyota-bryanston', supplierCode: 'GP101', region: 'Gauteng' },
  }
})
afterAll(() => office.close())

const services = (readFile: () => Promise<Uint8Array<ArrayBuffer>>) => {
  const loopback = { url: `${office.served.url}/services/loopback`, key: serviceKey }
  const backend = { url: `${office.served.url}/services/backend`, key: serviceKey }
  return {
    tradeIns: upstreamTradeIns(loopback, upstreamFiles(loopback, 'files/tradein', readFile)),
    academy: upstreamAcademy(backend, upstreamFiles(loopback, 'files/junior-academy', readFile)),
  }
}

function deliveryWith(key: string, own: Partial<Delivery['enquiry']>, file: [string, string]): Delivery {
  const sample = deliveryTo(dealer, [], key)
  const [name, mediaType] = file
  const files = [{ key: 'local', slot: 'file', name, mediaType, bytes: 1 }]
  return { ...sample, enquiry: { ...sample.enquiry, subject: null, ...own, files } }
}

const signal = () => AbortSignal.timeout(20_000)
const mails = async (key: string) =>
  (await office.payload.find({ collection: 'mails', where: { key: { contains: key } } })).docs

describe('an enquiry with files that another installation delivers through this one', () => {
  it('mails a trade-in with its photo to the dealer, once per key (D-360, D-369, D-370)', async () => {
    const details = { make: 'Datsun', modelName: 'Go', askingPrice: '99000', condition: 'Good' }
    const delivery = deliveryWith('trade-in-of-another', { kind: 'tradeIn', details }, [
      'front.jpg',
      'image/jpeg',
    ])
    const { tradeIns } = services(async () => photo)
    await tradeIns.send(delivery, signal())
    await tradeIns.send(delivery, signal())
    const [mail, ...more] = await mails('trade-in-of-another')
    expect(more).toEqual([])
    expect(mail?.recipients).toBe('trade-in.bryanston@example.co.za')
    expect(mail?.text).toContain('Datsun Go')
    expect(mail?.text).toContain('R\u00a099\u00a0000')
    expect(mail?.text).toMatch(/front\.jpg, \d+\u00a0KB/)
    expect(mail?.text).toMatch(/\/api\/enquiry-files\/file\/[\w-]{22}/)
  })

  it('sends no mail about a trade-in whose photo is refused (D-402)', async () => {
    const delivery = deliveryWith('trade-in-refused', { kind: 'tradeIn', details: { make: 'Datsun' } }, [
      'front.jpg',
      'image/jpeg',
    ])
    const { tradeIns } = services(async () => new Uint8Array([1, 2, 3]))
    await expect(tradeIns.send(delivery, signal())).rejects.toThrow('The file service refused it: 422.')
    expect(await mails('trade-in-refused')).toEqual([])
  })

  it('mails an application with its CV to support (V-299, V-300)', async () => {
    const details = { guardianFirstName: 'Nomsa', guardianEmail: 'nomsa@example.com', guardianAdult: 'yes' }
    const delivery = deliveryWith('application-of-another', { kind: 'academy', details }, [
      'cv.pdf',
      'application/pdf',
    ])
    await services(async () => cv).academy.send(delivery, signal())
    const [mail] = await mails('application-of-another')
    expect(mail).toMatchObject({ recipients: 'support@example.co.za', replyTo: 'Nomsa <nomsa@example.com>' })
    expect(mail?.text).toMatch(/cv\.pdf, \d+\u00a0KB/)
  })
})
