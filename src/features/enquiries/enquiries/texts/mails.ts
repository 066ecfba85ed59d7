import { textGroup } from '#platform/i18n/text-group.ts'

/** Mails to visitors. */
export const mails = textGroup({
  receivedSubject: {
    en: 'We have received your enquiry {reference}',
    af: 'Ons het jou navraag {reference} ontvang',
    zu: 'Siwutholile umbuzo wakho {reference}',
  },
  thankYou: { en: 'Thank you!', af: 'Dankie!', zu: 'Siyabonga!' },
  received: {
    en: 'We have received your enquiry. Please quote the reference if you write or call about it.',
    af: 'Jou navraag het ons bereik. Noem asseblief die verwysing wanneer jy daaroor skryf of bel.',
    zu: 'Umbuzo wakho usifikele. Sicela usho inombolo yawo uma ubhala noma ushaya ucingo ngawo.',
  },
  dealerWrites: {
    en: '{dealer} will answer you by e-mail.',
    af: '{dealer} sal jou per e-pos antwoord.',
    zu: '{dealer} izokuphendula nge-imeyili.',
  },
  dealerCalls: {
    en: '{dealer} will call you.',
    af: '{dealer} sal jou bel.',
    zu: '{dealer} izokushayela ucingo.',
  },
  weWrite: {
    en: 'We will answer you by e-mail.',
    af: 'Ons sal jou per e-pos antwoord.',
    zu: 'Sizokuphendula nge-imeyili.',
  },
  weCall: { en: 'We will call you.', af: 'Ons sal jou bel.', zu: 'Sizokushayela ucingo.' },
  reference: { en: 'Reference', af: 'Verwysing', zu: 'Inombolo yombuzo' },
  vehicle: { en: 'Vehicle', af: 'Voertuig', zu: 'Imoto' },
  special: { en: 'Special', af: 'Spesiale aanbod', zu: 'Isipesheli' },
  seeSpecial: { en: 'See the special', af: 'Sien die spesiale aanbod', zu: 'Buka isipesheli' },
  colour: { en: 'Colour', af: 'Kleur', zu: 'Umbala' },
  accessories: { en: 'Accessories', af: 'Bykomstighede', zu: 'Izesekeli' },
  price: { en: 'Price', af: 'Prys', zu: 'Intengo' },
  dealer: { en: 'Dealer', af: 'Handelaar', zu: 'Umthengisi' },
  visit: { en: 'You asked for', af: 'Jy het gevra vir', zu: 'Ucele' },
  calendar: { en: 'Add to your calendar', af: 'Voeg by jou kalender', zu: 'Faka ekhalendeni lakho' },
  seeVehicle: { en: 'See the vehicle', af: 'Sien die voertuig', zu: 'Buka imoto' },
  whyYou: {
    en: 'You receive this e-mail because your address was entered in a form on {site}. If that was not you, please ignore it.',
    af: 'Jy ontvang hierdie e-pos omdat jou adres in ’n vorm op {site} ingevul is. As dit nie jy was nie, ignoreer dit asseblief.',
    zu: 'Uthola le imeyili ngoba ikheli lakho lifakwe kwifomu ku-{site}. Uma kungesiwe, sicela uyishaye indiva.',
  },
  noMarketing: { en: 'No more marketing', af: 'Geen bemarking meer nie', zu: 'Akungabe kusaba nokumaketha' },
  privacyNotice: { en: 'Privacy notice', af: 'Privaatheidskennisgewing', zu: 'Isaziso sobumfihlo' },
})
