import { describe, expect, it } from 'vitest'
import type { EnquiryPlan } from '#features/enquiries/enquiries/index.ts'
import { renderMailHtml, renderMailText } from '#platform/mail/mail-content.ts'
import { cents, rand } from '#platform/money.ts'
import { adfOf } from './adf/adf.ts'
import { elementsAt, readXml } from './adf/read-xml.test-support.ts'
import { wireEnquiryOf } from './data/wire/enquiry.ts'
import { enquiryFrom, incomingEnquiry } from './data/wire/incoming-enquiry.ts'
import { confirmationMailContent } from './mail-content/confirmation.ts'
import { dealerMailContent } from './mail-content/dealer.ts'
import { deliveryOf, newVehicle, usedVehicle, workedOutPlan } from './sample.test-support.ts'

const wireOf = (sample: Parameters<typeof wireEnquiryOf>[0]) =>
  wireEnquiryOf(sample, 'https://www.example.co.za')

const site = 'https://www.example.co.za'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const about = { kind: 'financeOffer', subject: newVehicle, plan: workedOutPlan } as const
const delivery = deliveryOf(about)
const subscription: EnquiryPlan = {
  offer: 'subscription',
  isForBusiness: false,
  seen: null,
  figures: {
    kind: 'subscription',
    months: 60,
    monthly: rand(6100),
    affordability: cents(799_709),
    kilometres: 1000,
    totalKilometres: 60_000,
    protect: cents(64_010),
    reference: 'RB-1',
  },
}

describe('the plan in a lead', () => {
  it('contains deposit, balloon, term, instalment and interest of the calculator (D-354, D-356)', () => {
    expect(wireOf(delivery).content).toMatchObject({
      enquiryType: 'quote',
      deposit: 40_000,
      balloon: 80_000,
      term: 60,
      monthly: 7306.53,
      interest: 13,
      plan: expect.stringContaining('The visitor saw: R\u00a07'),
    })
  })

  it('contains no amounts without a plan or without calculated figures (D-356)', () => {
    const unknown = { ...workedOutPlan, figures: null }
    for (const changes of [{ subject: usedVehicle }, { ...about, plan: unknown }, { subject: newVehicle }]) {
      const { content } = wireOf(deliveryOf(changes))
      for (const key of ['deposit', 'balloon', 'term', 'monthly', 'interest'])
        expect(content).not.toHaveProperty(key)
    }
  })

  it('contains term, kilometres and reference of a subscription, and no deposit', () => {
    const { content } = wireOf(deliveryOf({ ...about, kind: 'subscription', plan: subscription }))
    expect(content).toMatchObject({
      enquiryType: 'subscription',
      term: 60,
      monthly: 6100,
      kilometresAMonth: 1000,
      quoteReference: 'RB-1',
    })
    expect(content).not.toHaveProperty('deposit')
  })

  it.each([
    [
      'financeOffer',
      workedOutPlan,
      { deposit: rand(40_000), monthly: cents(730_653), rate: 1300, months: 60 },
    ],
    ['subscription', subscription, { monthly: rand(6100), months: 60, kilometres: 1000, reference: 'RB-1' }],
  ] as const)('reads the plan of a %s back from a lead unchanged', (kind, plan, figures) => {
    const received = incomingEnquiry.parse(wireOf(deliveryOf({ ...about, kind, plan })))
    expect(enquiryFrom(received, null, new Date('2026-11-20T08:00:00Z')).plan?.figures).toMatchObject(figures)
  })

  it('contains the finance amounts as ADF, and the plan as text in the comments', () => {
    const root = readXml(adfOf(delivery, newVehicle, site))
    const amounts = elementsAt(root, 'prospect', 'vehicle', 'finance', 'amount').map(({ text }) => text)
    expect(amounts).toEqual(['40000.00', '7306.53'])
    const [comments] = elementsAt(root, 'prospect', 'customer', 'comments').map(({ text }) => plain(text))
    expect(comments).toContain('Is the tow bar included?')
    expect(comments).toContain('Estimated instalment: R 7 306 p/m')
  })
})

describe('the plan in a mail', () => {
  it('shows the dealer the figures, the quoted plan and that it is for a business', () => {
    const mail = dealerMailContent(delivery.enquiry, site)
    expect(mail.subject).toContain('Enquiry about a finance offer')
    const text = plain(renderMailText(mail))
    for (const part of ['Estimated instalment: R 7 306 p/m', 'Deposit: R 40 000', 'For: A business'])
      expect(text).toContain(part)
    expect(text).toContain('The visitor saw: R 7 250 p/m (not checked)')
  })

  it('escapes the text of the visitor for the dealer, and leaves it out of the confirmation', () => {
    const unchecked = deliveryOf({ ...about, plan: { ...workedOutPlan, figures: null } }).enquiry
    const html = renderMailHtml(dealerMailContent(unchecked, site))
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img src=x')
    expect(renderMailText(confirmationMailContent(unchecked, site))).not.toMatch(/onerror|7\D?250/)
  })

  it.each([
    ['en', 'Estimated instalment: R 7 306 p/m', 'Plan: Instalment finance'],
    ['af', 'Geskatte paaiement: R 7 306 p/m', 'Soort plan: Paaiementfinansiering'],
    ['zu', 'Isitolimende esilinganisiwe: R 7 306 p/m', 'Uhlelo: Imali ekhokhwa ngezitolimende'],
  ] as const)('shows the visitor the plan in the language of the form: %s', (language, instalment, offer) => {
    const text = plain(renderMailText(confirmationMailContent({ ...delivery.enquiry, language }, site)))
    expect(text).toContain(instalment)
    expect(text).toContain(offer)
    expect(text).not.toContain('250')
  })
})
