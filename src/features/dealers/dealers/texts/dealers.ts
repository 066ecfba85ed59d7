import { textGroup } from '#platform/i18n/text-group.ts'

/** Texts of pages under a dealer. */
export const dealers = textGroup({
  yourDealer: { en: 'Your dealer:', af: 'Jou handelaar:', zu: 'Umthengisi wakho:' },
  /** Replaces the dealer's name while the dealer cannot be read. */
  unavailable: {
    en: 'We cannot load this dealer’s details at the moment, so prices and monthly instalments are not shown.',
    af: 'Ons kan nie nou hierdie handelaar se besonderhede laai nie, daarom word pryse en maandelikse paaiemente nie gewys nie.',
    zu: 'Okwamanje asikwazi ukulayisha imininingwane yalo mthengisi, ngakho amanani nezitolimende zenyanga akuvezwa.',
  },
  /** Replaces a form that only some dealers have. */
  unavailableForm: {
    en: 'The form will be here as soon as the dealer’s details have loaded.',
    af: 'Die vorm sal hier wees sodra die handelaar se besonderhede laai.',
    zu: 'Ifomu lizoba lapha uma imininingwane yomthengisi isilayishekile.',
  },
  /** Heading of a page of a dealer that cannot be read. */
  unavailableSite: {
    en: 'This dealer will be back in a moment.',
    af: 'Hierdie handelaar is oor ’n oomblik terug.',
    zu: 'Lo mthengisi uzobuya maduze.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  retrying: { en: 'Trying again …', af: 'Probeer tans weer …', zu: 'Siyazama futhi …' },
  stillUnavailable: {
    en: 'Still no answer. Please try again in a minute.',
    af: 'Nog geen antwoord nie. Probeer asseblief oor ’n minuut weer.',
    zu: 'Asikayitholi impendulo. Sicela uzame futhi emva komzuzu.',
  },
  newVehicles: { en: 'New vehicles', af: 'Nuwe voertuie', zu: 'Izimoto ezintsha' },
  rangeAt: { en: '{range} at {dealer}', af: '{range} by {dealer}', zu: 'I-{range} kwa-{dealer}' },
  /** Title of another page in the name of a dealer. */
  pageAt: { en: '{page} at {dealer}', af: '{page} by {dealer}', zu: '{page} kwa-{dealer}' },
})
