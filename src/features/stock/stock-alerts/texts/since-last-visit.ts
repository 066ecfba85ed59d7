import { textGroup } from '#platform/i18n/text-group.ts'

/** What has changed among used vehicles since the visitor's last visit. */
export const sinceLastVisit = textGroup({
  title: {
    en: 'Since your last visit on {day}',
    af: 'Sedert jou laaste besoek op {day}',
    zu: 'Kusukela ekuvakasheni kwakho kokugcina ngo-{day}',
  },
  oneAdded: { en: '1 new vehicle', af: '1 nuwe voertuig', zu: 'Imoto entsha e-1' },
  added: { en: '{count} new vehicles', af: '{count} nuwe voertuie', zu: 'Izimoto ezintsha ezingu-{count}' },
  oneChanged: {
    en: '1 vehicle you looked at has changed:',
    af: '1 voertuig waarna jy gekyk het, het verander:',
    zu: 'Imoto e-1 oyibukile ishintshile:',
  },
  changed: {
    en: '{count} vehicles you looked at have changed:',
    af: '{count} voertuie waarna jy gekyk het, het verander:',
    zu: 'Izimoto ezingu-{count} ozibukile zishintshile:',
  },
  dropped: { en: 'price dropped {amount}', af: 'prys het {amount} gedaal', zu: 'inani lehle ngo-{amount}' },
  rose: { en: 'price rose {amount}', af: 'prys het {amount} gestyg', zu: 'inani lenyuke ngo-{amount}' },
  sold: { en: 'sold', af: 'verkoop', zu: 'ithengisiwe' },
  more: { en: 'and {count} more', af: 'en nog {count}', zu: 'nezinye ezingu-{count}' },
  note: {
    en: 'Only this browser remembers what you looked at.',
    af: 'Net hierdie blaaier onthou waarna jy gekyk het.',
    zu: 'Yilesi siphequluli kuphela esikhumbula okubukile.',
  },
  clear: {
    en: 'Clear what I looked at',
    af: 'Vee uit waarna ek gekyk het',
    zu: 'Sula engikubukile',
  },
  close: { en: 'Close', af: 'Maak toe', zu: 'Vala' },
})
