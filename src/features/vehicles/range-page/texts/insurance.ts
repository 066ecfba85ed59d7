import { textGroup } from '#platform/i18n/text-group.ts'

/** The banner that advertises insurance. */
export const insurance = textGroup({
  heading: {
    en: 'No one loves your new car like we do.',
    af: 'Niemand is so lief vir jou nuwe kar soos ons nie.',
    zu: 'Akekho oyithanda imoto yakho entsha njengathi.',
  },
  text: {
    en: 'Insurance from the people who built it: genuine parts, approved workshops, and one number to call when something goes wrong.',
    af: 'Versekering van die mense wat dit gebou het: egte onderdele, goedgekeurde werkswinkels, en een nommer om te bel wanneer iets skeefloop.',
    zu: 'Umshwalense ovela kubantu abayakhile: izingxenye zangempela, izindawo zokulungisa ezazi yonke ibhawodi, nenombolo eyodwa ongayishayela uma usuku lonakala.',
  },
  protectMyCar: { en: 'Protect my Car', af: 'Beskerm my Kar', zu: 'Vikela Imoto Yami' },
})
