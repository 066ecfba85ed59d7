import { textGroup } from '#platform/i18n/text-group.ts'

/** The plan of an enquiry about finance, in its form and in mails. */
export const enquiryPlan = textGroup({
  title: { en: 'Your plan', af: 'Jou plan', zu: 'Uhlelo lwakho' },
  plan: { en: 'Plan', af: 'Soort plan', zu: 'Uhlelo' },
  customer: { en: 'For', af: 'Vir', zu: 'Kwenzelwa' },
  business: { en: 'A business', af: '’n Besigheid', zu: 'Ibhizinisi' },
  instalment: { en: 'Estimated instalment', af: 'Geskatte paaiement', zu: 'Isitolimende esilinganisiwe' },
  term: { en: 'Term', af: 'Termyn', zu: 'Isikhathi' },
  months: { en: '{months} months', af: '{months} maande', zu: 'Izinyanga ezingu-{months}' },
  beside: {
    en: 'Compared with traditional finance',
    af: 'Tradisionele finansiering daarteenoor',
    zu: 'Imali ebolekwayo evamile uma uqhathanisa',
  },
  guaranteed: {
    en: 'Guaranteed value at the end',
    af: 'Gewaarborgde waarde aan die einde',
    zu: 'Inani eliqinisekisiwe ekugcineni',
  },
  ofPrice: {
    en: '{amount}, {share} of the price',
    af: '{amount}, {share} van die prys',
    zu: '{amount}, {share} wentengo',
  },
  kilometresAYear: { en: 'Kilometres a year', af: 'Kilometer per jaar', zu: 'Amakhilomitha ngonyaka' },
  kilometresAMonth: { en: 'Kilometres a month', af: 'Kilometer per maand', zu: 'Amakhilomitha ngenyanga' },
  totalKilometres: {
    en: 'Kilometres over the term',
    af: 'Kilometer oor die termyn',
    zu: 'Amakhilomitha aso sonke isikhathi',
  },
  monthly: { en: 'Price a month', af: 'Prys per maand', zu: 'Intengo ngenyanga' },
  affordability: {
    en: 'Amount you need to afford each month',
    af: 'Bedrag wat jy per maand moet kan bekostig',
    zu: 'Okumele kubekelwe inyanga ngayinye',
  },
  quoteReference: { en: 'Quote reference', af: 'Kwotasieverwysing', zu: 'Inombolo yesilinganiso' },
  vehicleSeen: { en: 'Vehicle', af: 'Voertuig', zu: 'Imoto' },
  monthlySeen: { en: 'A month', af: 'Per maand', zu: 'Ngenyanga' },
  changed: {
    en: 'On the page you came from',
    af: 'Op die bladsy waar jy vandaan kom',
    zu: 'Ekhasini ovela kulo',
  },
  workedOut: {
    en: 'Worked out again with today’s prices and rates. This is an estimate, not an offer of credit.',
    af: 'Weer met vandag se pryse en koerse uitgewerk. ’n Skatting, en nie ’n aanbod van krediet nie.',
    zu: 'Kubalwe kabusha ngezintengo namazinga anamuhla. Yisilinganiso, akusona isithembiso semali ebolekwayo.',
  },
  asSeen: {
    en: 'As shown on the page you came from. We have not checked it yet, and will do so before we reply.',
    af: 'Soos gewys op die bladsy waar jy vandaan kom. Ons sal dit nagaan voordat ons antwoord.',
    zu: 'Njengoba kubonisiwe ekhasini ovela kulo. Sizokuhlola ngaphambi kokuba siphendule.',
  },
  onItsWay: { en: 'Working out your plan', af: 'Werk jou plan uit', zu: 'Kubalwa uhlelo lwakho' },
  notShown: {
    en: 'We cannot show your plan at the moment, but we will send it with your enquiry.',
    af: 'Ons kan nie nou jou plan wys nie, maar ons sal dit saam met jou navraag stuur.',
    zu: 'Uhlelo lwakho alukwazi ukuboniswa okwamanje. Luzohamba nombuzo wakho noma kunjalo.',
  },
})
