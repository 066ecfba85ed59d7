import { describe, expect, it } from 'vitest'
import { parseSiteSettings } from './site.ts'

function read(stored: unknown) {
  const invalidPaths: string[] = []
  const settings = parseSiteSettings(stored, (path) => invalidPaths.push(path))
  return { settings, invalidPaths }
}

describe('stored site settings', () => {
  it('reads telephone numbers and the support e-mail, missing ones as null (V-349)', () => {
    const contact = {
      tollFree: '0800 000 000',
      international: '+27 10 000 0000',
      roadsideAssistance: null,
      financeServices: '',
      financeServicesInternational: undefined,
      supportEmail: 'support@example.co.za',
    }
    const { settings, invalidPaths } = read({ contact })
    expect(settings.contact).toEqual({
      tollFree: '0800 000 000',
      international: '+27 10 000 0000',
      roadsideAssistance: null,
      financeServices: null,
      financeServicesInternational: null,
      supportEmail: 'support@example.co.za',
    })
    expect(invalidPaths).toEqual([])
  })

  it.each([
    ['a telephone number with letters', { contact: { tollFree: '0800 CALL US' } }, 'contact.tollFree'],
    ['an invalid e-mail address', { contact: { supportEmail: 'support' } }, 'contact.supportEmail'],
    ['a javascript: address', { addresses: { shop: 'javascript:alert(1)' } }, 'addresses.shop'],
    ['an address without a scheme', { addresses: { testDrive: 'www.example.co.za' } }, 'addresses.testDrive'],
    [
      'a purchase site that is not encrypted',
      { addresses: { purchaseSite: 'http://buy.example.co.za' } },
      'addresses.purchaseSite',
    ],
    ['reminders after their day', { serviceReminderDays: -1 }, 'serviceReminderDays'],
    ['a switch that is not a boolean', { switches: { feedbackWidget: 'on' } }, 'switches.feedbackWidget'],
    ['social links that are not an array', { socialLinks: {} }, 'socialLinks'],
  ])('ignores %s and reports its path', (_, stored, path) => {
    const { settings, invalidPaths } = read(stored)
    expect(settings).toEqual(read({}).settings)
    expect(invalidPaths).toEqual([path])
  })

  it('mails service reminders 30 days before their day until an editor sets another number', () => {
    expect(read({ serviceReminderDays: null }).settings.serviceReminderDays).toBe(30)
    expect(read({ serviceReminderDays: 45 }).settings.serviceReminderDays).toBe(45)
  })

  it('leaves the feedback widget off until it is switched on (V-7)', () => {
    expect(read(undefined).settings.switches.feedbackWidget).toBe(false)
    expect(read({ switches: { feedbackWidget: true } }).settings.switches.feedbackWidget).toBe(true)
  })

  it('drops an invalid social link and keeps the others', () => {
    const good = { network: 'youtube', address: 'https://youtube.example.co.za/us' }
    const { settings, invalidPaths } = read({
      socialLinks: [
        { network: 'myspace', address: 'x' },
        { id: 'a', ...good },
      ],
    })
    expect(settings.socialLinks).toEqual([good])
    expect(invalidPaths).toEqual(['socialLinks.0'])
  })
})
