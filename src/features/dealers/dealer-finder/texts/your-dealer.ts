import { textGroup } from '#platform/i18n/text-group.ts'

/** The view of the preferred dealer. Source: requirements D-277, D-278 and D-295. */
export const yourDealer = textGroup({
  heading: { en: 'Contact Your Dealer', af: 'Kontak jou handelaar', zu: 'Xhumana nomthengisi wakho' },
  /** Heading and text without a preferred dealer. */
  talk: { en: 'Talk to a dealer', af: 'Praat met ’n handelaar', zu: 'Khuluma nomthengisi' },
  nearest: {
    en: 'Find the dealer nearest to you: for a test drive, a quote, or simply to take a seat.',
    af: 'Vind die handelaar naaste aan jou: vir ’n toetsrit, ’n kwotasie, of net om in te sit.',
    zu: 'Thola umthengisi oseduze nawe: ukuze uhlole imoto, uthole inani, noma umane uhlale kuyo.',
  },
  contactDealer: { en: 'Contact Dealer', af: 'Kontak handelaar', zu: 'Xhumana nomthengisi' },
  changeDealer: { en: 'Change Dealer', af: 'Verander handelaar', zu: 'Shintsha umthengisi' },
  loading: { en: 'Loading …', af: 'Laai tans …', zu: 'Iyalayisha …' },
  gone: {
    en: 'This dealer is no longer on our list. Please choose another one.',
    af: 'Hierdie handelaar is nie meer op ons lys nie. Kies asseblief ’n ander een.',
    zu: 'Lo mthengisi akasekho ohlwini lwethu. Sicela ukhethe omunye.',
  },
  failed: {
    en: 'We cannot load your dealer’s details at the moment.',
    af: 'Ons kan nie nou jou handelaar se besonderhede laai nie.',
    zu: 'Okwamanje asikwazi ukulayisha imininingwane yomthengisi wakho.',
  },
})
