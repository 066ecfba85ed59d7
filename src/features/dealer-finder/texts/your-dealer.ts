import { textGroup } from '#platform/i18n/text-group.ts'

/** The view of the preferred dealer. Source: requirements D-277, D-278 and D-295. */
export const yourDealer = textGroup({
  heading: { en: 'Contact Your Dealer', af: 'Kontak jou handelaar', zu: 'Xhumana nomthengisi wakho' },
  contactDealer: { en: 'Contact Dealer', af: 'Kontak handelaar', zu: 'Xhumana nomthengisi' },
  changeDealer: { en: 'Change Dealer', af: 'Verander handelaar', zu: 'Shintsha umthengisi' },
  loading: { en: 'Loading …', af: 'Laai tans …', zu: 'Iyalayisha …' },
  failed: {
    en: 'We cannot load your dealer’s details at the moment.',
    af: 'Ons kan nie nou jou handelaar se besonderhede laai nie.',
    zu: 'Okwamanje asikwazi ukulayisha imininingwane yomthengisi wakho.',
  },
})
