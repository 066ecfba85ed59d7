import { textGroup } from '#platform/i18n/text-group.ts'

/** Labels of a dealer's card. Source: requirements D-009 and D-266. */
export const dealerCard = textGroup({
  directions: { en: 'Directions', af: 'Aanwysings', zu: 'Indlela yokufika' },
  visitWebsite: { en: 'Visit Website', af: 'Besoek webwerf', zu: 'Vakashela iwebhusayithi' },
  contact: { en: 'Contact', af: 'Kontak', zu: 'Xhumana' },
  call: { en: 'Call {telephone}', af: 'Bel {telephone}', zu: 'Shayela u-{telephone}' },
  whatsapp: { en: 'WhatsApp', af: 'WhatsApp', zu: 'I-WhatsApp' },
  everyDealer: { en: 'All', af: 'Almal', zu: 'Bonke' },
  provinces: { en: 'Provinces and countries', af: 'Provinsies en lande', zu: 'Izifundazwe namazwe' },
  noDealers: {
    en: 'No dealers available in {tab}',
    af: 'Geen handelaars beskikbaar in {tab} nie',
    zu: 'Abekho abathengisi abatholakalayo ku-{tab}',
  },
})
