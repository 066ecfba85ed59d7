import { describe, expect, it, vi } from 'vitest'
import type { DeliverySettings } from '#features/enquiries/enquiries/index.ts'
import { type Mail, MailRefused } from '#platform/mail/mail.ts'
import { localMailer } from '../data/local-mailer.ts'
import { DeliveryRefused } from '../delivery-channel.ts'
import { calculatedVehicle, deliveryOf, enquiry, newVehicle, usedVehicle } from '../sample.test-support.ts'
import { confirmationChannel } from './confirmation.ts'
import { consentChannel } from './consent.ts'
import { crmChannel } from './crm.ts'
import { emailChannel } from './email.ts'
import { leadProviderChannel } from './lead-provider.ts'

const site = 'https://www.example.co.za'
const settings: DeliverySettings = {
  leadBranches: ['Bryanston', 'Bedfordview', 'Parktown', 'Cape Gate', 'Nelspruit', 'Kempton Park'],
  dealerToLeadProvider: false,
  dealerCrm: { kind: 'none' },
  supportEmail: null,
}
const signal = AbortSignal.timeout(60_000)
const silentLog = { warn: vi.fn() }
const marketing = { agreed: true, divisions: ['TIM'], channel: 'Email', wordingVersion: 1 } as const

/** A mail transport that records the mails it is given, or fails with the given error. */
function mailbox(failure?: Error) {
  const sent: Mail[] = []
  const transport = {
    async send(mail: Mail) {
      if (failure) throw failure
      sent.push(mail)
      return { messageId: '<1@example.co.za>', detail: '250 2.0.0' }
    },
  }
  return { sent, transport: () => transport }
}

describe('the lead provider', () => {
  const channel = leadProviderChannel(() => ({ submit: async () => 'Success' }))
  const dealerNamed = (name: string) => ({ ...(enquiry.dealer ?? expect.fail()), name })

  it.each(settings.leadBranches)('receives used vehicle enquiries of the branch %s (D-340)', (branch) => {
    expect(channel.appliesTo({ ...enquiry, dealer: dealerNamed(`Toyota ${branch}`) }, settings)).toBe(true)
  })

  it('receives no enquiries of a dealer in Sandton, unless its own record says so (D-340)', () => {
    const atSandton = { ...enquiry, dealer: dealerNamed('Toyota Sandton') }
    expect(channel.appliesTo(atSandton, settings)).toBe(false)
    expect(channel.appliesTo(atSandton, { ...settings, dealerToLeadProvider: true })).toBe(true)
  })

  it('receives no general enquiries or enquiries about new vehicles (D-347)', () => {
    expect(channel.appliesTo({ ...enquiry, subject: newVehicle }, settings)).toBe(false)
    expect(channel.appliesTo({ ...enquiry, subject: null }, settings)).toBe(false)
  })

  it('accepts only the status Success, and logs and retries any other (D-345)', async () => {
    await expect(channel.send(deliveryOf({}), signal)).resolves.toMatchObject({ accepted: true })
    const warn = vi.fn()
    for (const status of ['Error', 'success', '', 'OK']) {
      const failing = leadProviderChannel(() => ({ submit: async () => status }), { warn })
      const sending = failing.send(deliveryOf({}), signal)
      await expect(sending).rejects.toThrow('other than Success')
      await expect(sending).rejects.not.toBeInstanceOf(DeliveryRefused)
    }
    expect(warn.mock.calls.map(([, text]) => text)).toEqual(Array(4).fill('Motus submission failed'))
  })
})

describe('the e-mail channel', () => {
  it('applies to every enquiry, with or without a vehicle (D-343, D-344)', () => {
    const channel = emailChannel(() => localMailer(mailbox().transport, site))
    for (const subject of [usedVehicle, calculatedVehicle, newVehicle, null]) {
      expect(channel.appliesTo({ ...enquiry, subject }, settings)).toBe(true)
    }
  })

  it('sends one mail to all recipients, with the visitor as reply address (D-357)', async () => {
    const { sent, transport } = mailbox()
    const delivery = deliveryOf({ kind: 'quote', subject: calculatedVehicle, marketing })
    const receipt = await emailChannel(() => localMailer(transport, site)).send(delivery, signal)
    expect(receipt).toEqual({ accepted: true, detail: '250 2.0.0' })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      key: delivery.key,
      to: delivery.recipients,
      replyTo: { name: 'Thabo Nkosi', address: 'thabo@example.com' },
      subject: 'Request for a quote: Toyota Fortuner 2.4 GD-6 RB AT (2021) · FC-7K3M-9Q2X',
      about: 'FC-7K3M-9Q2X',
      attachments: [],
    })
    for (const part of [
      'Thabo Nkosi',
      '+27 82 123 4567',
      'Is the tow bar included?',
      'US-10442',
      'R\u00a04\u00a0332,61',
      'Agreed: TIM, by Email',
      'would like to be called',
      '22 November 2026',
      '10:15',
    ]) {
      expect(sent[0]?.text, part).toContain(part)
    }
    expect(sent[0]?.html).toContain('src="https://stock.example.co.za/images/1.jpg"')
    expect(sent[0]?.html).toContain('href="tel:+27821234567"')
  })

  it('attaches the lead as ADF for a dealer whose system reads files', async () => {
    const { sent, transport } = mailbox()
    const delivery = deliveryOf({}, { crm: { kind: 'attachment' } })
    await localMailer(transport, site).send(delivery, signal)
    expect(sent[0]?.attachments).toEqual([
      {
        filename: 'FC-7K3M-9Q2X.xml',
        contentType: 'application/x-adf+xml; charset=utf-8',
        content: expect.stringContaining('<id sequence="1" source="Toyota South Africa">FC-7K3M-9Q2X</id>'),
      },
    ])
    await localMailer(transport, site).send(
      deliveryOf({ subject: null }, { crm: { kind: 'attachment' } }),
      signal,
    )
    expect(sent[1]?.attachments).toEqual([])
  })

  it('logs every failure, and gives up only when the mail is refused for good (D-390)', async () => {
    const warn = vi.fn()
    const failing = (failure: Error) =>
      emailChannel(() => localMailer(mailbox(failure).transport, site), { warn }).send(deliveryOf({}), signal)
    await expect(failing(new Error('down'))).rejects.not.toBeInstanceOf(DeliveryRefused)
    await expect(failing(new MailRefused('no such mailbox'))).rejects.toBeInstanceOf(DeliveryRefused)
    expect(warn.mock.calls).toEqual([
      [{ reference: 'FC-7K3M-9Q2X' }, 'Form submission failed'],
      [{ reference: 'FC-7K3M-9Q2X' }, 'Form submission failed'],
    ])
  })
})

describe('the confirmation channel', () => {
  const confirm = async (changes: Parameters<typeof deliveryOf>[0]) => {
    const { sent, transport } = mailbox()
    await confirmationChannel(transport, () => site).send(deliveryOf(changes), signal)
    return sent[0] ?? expect.fail()
  }

  it('sends the reference to the visitor alone', async () => {
    const mail = await confirm({ subject: newVehicle })
    expect(mail.to).toEqual(['thabo@example.com'])
    expect(mail.subject).toBe('We have received your enquiry FC-7K3M-9Q2X')
    expect(mail.text).toContain('Reference: FC-7K3M-9Q2X')
    expect(mail.text).toContain('Marula Toyota Bryanston will call you.')
    expect(mail.text).toContain('Price: R\u00a0812\u00a0300')
    expect(mail.html).toContain('href="https://www.example.co.za/vehicles/hilux-double-cab"')
    expect(mail.html).toContain('src="https://www.example.co.za/art/')
  })

  it('leaves out the name, phone number and note that were entered', async () => {
    const person = { ...enquiry.person, fullName: 'BUY CHEAP WATCHES', phone: '0123456789' }
    const mail = await confirm({ person, note: 'https://evil.example.com' })
    for (const part of [mail.html, mail.text, mail.subject]) {
      expect(part).not.toMatch(/WATCHES|evil|0123456789/)
    }
    expect(mail.replyTo ?? null).toBeNull()
  })

  it.each([
    ['af', 'Ons het jou navraag FC-7K3M-9Q2X ontvang', 'Marula Toyota Bryanston sal jou bel.'],
    ['zu', 'Siwutholile umbuzo wakho FC-7K3M-9Q2X', 'Marula Toyota Bryanston izokushayela ucingo.'],
  ] as const)('writes in the language of the form: %s', async (language, subject, nextStep) => {
    const mail = await confirm({ language })
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(nextStep)
    expect(mail.html).toContain(`<html lang="${language}">`)
  })

  it('says that the site will answer when there is no dealer', async () => {
    const person = { ...enquiry.person, preferredContact: 'email' as const }
    const mail = await confirm({ dealer: null, subject: null, kind: 'contact', person })
    expect(mail.text).toContain('We will answer you by e-mail.')
    expect(mail.html).not.toContain('<img')
  })
})

describe('the dealer CRM channel', () => {
  const channel = crmChannel(() => ({ siteUrl: site, mailFrom: 'no-reply@example.co.za' }))
  const crm = { kind: 'address', address: 'https://crm.example.co.za/adf' } as const

  it('applies to leads about vehicles for a dealer whose system has an address', () => {
    expect(channel.appliesTo(enquiry, { ...settings, dealerCrm: crm })).toBe(true)
    expect(channel.appliesTo({ ...enquiry, subject: null }, { ...settings, dealerCrm: crm })).toBe(false)
    expect(channel.appliesTo(enquiry, { ...settings, dealerCrm: { kind: 'attachment' } })).toBe(false)
    expect(channel.appliesTo(enquiry, settings)).toBe(false)
  })

  it('refuses a delivery for good when the dealer has no system any more', async () => {
    await expect(channel.send(deliveryOf({}), signal)).rejects.toBeInstanceOf(DeliveryRefused)
  })
})

describe('the consent channel', () => {
  it('records the consent when the visitor agreed, and never otherwise (D-180)', async () => {
    const record = vi.fn(async () => {})
    const channel = consentChannel(() => ({ record }))
    expect(channel.appliesTo({ ...enquiry, marketing }, settings)).toBe(true)
    expect(channel.appliesTo({ ...enquiry, marketing: null }, settings)).toBe(false)
    await channel.send(deliveryOf({ marketing }), signal)
    expect(record).toHaveBeenCalledTimes(1)
    await expect(channel.send(deliveryOf({ marketing: null }), signal)).rejects.toBeInstanceOf(
      DeliveryRefused,
    )
    expect(record).toHaveBeenCalledTimes(1)
  })
})

it('logs nothing when the e-mail is sent', async () => {
  await emailChannel(() => localMailer(mailbox().transport, site), silentLog).send(deliveryOf({}), signal)
  expect(silentLog.warn).not.toHaveBeenCalled()
})
