import { textGroup } from '#platform/i18n/text-group.ts'

/** The accessories of a vehicle, and what it costs with those that are chosen. */
export const configuration = textGroup({
  choose: { en: 'Choose accessories', af: 'Kies bykomstighede', zu: 'Khetha izesekeli' },
  yours: { en: 'Your configuration', af: 'Jou samestelling', zu: 'Ukuhlela kwakho' },
  included: { en: 'no extra cost', af: 'geen ekstra koste', zu: 'ayinankokhelo eyengeziwe' },
  priceOnRequest: { en: 'price on request', af: 'prys op aanvraag', zu: 'buza intengo' },
  total: { en: 'Total', af: 'Totaal', zu: 'Isamba' },
  totalNote: {
    en: 'With VAT. Without fitting of accessories and on-the-road costs.',
    af: 'BTW ingesluit. Sonder die aanbring van bykomstighede en op-die-pad-koste.',
    zu: 'Kuhlanganisa i-VAT. Akuhlanganisi ukufakwa kwezesekeli nezindleko zokubeka imoto emgwaqweni.',
  },
  withoutUnpriced: {
    en: 'Accessories with a price on request are not in the total.',
    af: 'Bykomstighede met ’n prys op aanvraag is nie in die totaal nie.',
    zu: 'Izesekeli okufanele ubuze intengo yazo azikho esambeni.',
  },
  aMonth: { en: 'What it costs a month', af: 'Wat dit per maand kos', zu: 'Ibiza malini ngenyanga' },
  recent: { en: 'Your configuration', af: 'Jou samestelling', zu: 'Ukuhlela kwakho' },
  continueWith: {
    en: 'Continue with your {model}',
    af: 'Gaan voort met jou {model}',
    zu: 'Qhubeka nge-{model} yakho',
  },
  forget: {
    en: 'Forget this configuration',
    af: 'Vergeet hierdie samestelling',
    zu: 'Khohlwa lokhu kuhlela',
  },
  share: { en: 'Share this configuration', af: 'Deel hierdie samestelling', zu: 'Yabelana ngalokhu kuhlela' },
  copied: { en: 'The link is copied.', af: 'Die skakel is gekopieer.', zu: 'Ilinki ikopishiwe.' },
  notCopied: {
    en: 'The link could not be copied. It is',
    af: 'Die skakel kon nie gekopieer word nie. Dit is',
    zu: 'Ilinki ayikwazanga ukukopishwa. Yilena:',
  },
})
