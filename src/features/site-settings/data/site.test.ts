import { describe, expect, it } from 'vitest'
import { siteSettingsOf } from './site.ts'

function read(stored: unknown) {
  const faults: string[] = []
  const settings = siteSettingsOf(stored, (path) => faults.push(path))
  return { settings, faults }
}

describe('site settings as they are stored', () => {
  it('V-349: telephone numbers and the support e-mail', () => {
    const contact = {
      tollFree: '0800 000 000',
      international: '+27 10 000 0000',
      roadsideAssistance: null,
      financeServices: '',
      financeServicesInternational: undefined,
      supportEmail: 'support@example.co.za',
    }
    const { settings, faults } = read({ contact })
    expect(settings.contact).toEqual({
      tollFree: '0800 000 000',
      international: '+27 10 000 0000',
      roadsideAssistance: null,
      financeServices: null,
      financeServicesInternational: null,
      supportEmail: 'support@example.co.za',
    })
    expect(faults).toEqual([])
  })

  it.each([
    ['a number with letters', { contact: { tollFree: '0800 CALL US' } }, 'contact.tollFree'],
    ['no e-mail', { contact: { supportEmail: 'support' } }, 'contact.supportEmail'],
    ['an address that runs a program', { addresses: { shop: 'javascript:alert(1)' } }, 'addresses.shop'],
    ['half an address', { addresses: { testDrive: 'www.example.co.za' } }, 'addresses.testDrive'],
    ['a switch that is no yes or no', { switches: { feedbackWidget: 'on' } }, 'switches.feedbackWidget'],
    ['links that are no list', { socialLinks: {} }, 'socialLinks'],
  ])('%s is none, and is told', (_, stored, path) => {
    const { settings, faults } = read(stored)
    expect(settings).toEqual(read({}).settings)
    expect(faults).toEqual([path])
  })

  it('V-7: the feedback widget is off until it is switched on', () => {
    expect(read(undefined).settings.switches.feedbackWidget).toBe(false)
    expect(read({ switches: { feedbackWidget: true } }).settings.switches.feedbackWidget).toBe(true)
  })

  it('one broken social link leaves the others', () => {
    const good = { network: 'youtube', address: 'https://youtube.example.co.za/us' }
    const { settings, faults } = read({
      socialLinks: [
        { network: 'myspace', address: 'x' },
        { id: 'a', ...good },
      ],
    })
    expect(settings.socialLinks).toEqual([good])
    expect(faults).toEqual(['socialLinks.0'])
  })
})
