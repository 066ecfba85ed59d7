import { textGroup } from '#platform/i18n/text-group.ts'

/** Owner benefits. Source: requirements C-129 to C-131, C-386 and C-387. */
export const ownerBenefits = textGroup({
  heading: { en: 'Owner benefits', af: 'Eienaarsvoordele', zu: 'Izinzuzo zomnikazi' },
  lead: {
    en: 'Included with every new vehicle, at no extra cost.',
    af: 'Ingesluit by elke nuwe voertuig, sonder ekstra koste.',
    zu: 'Kufakiwe kuyo yonke imoto entsha, ngaphandle kwenkokhelo eyengeziwe.',
  },
  servicePlan: { en: 'Service plan', af: 'Diensplan', zu: 'Uhlelo lwamasevisi' },
  warranty: { en: 'Warranty', af: 'Waarborg', zu: 'Iwaranti' },
  wifi: { en: 'Wi-Fi in the car', af: 'Wi-Fi in die kar', zu: 'I-Wi-Fi emotweni' },
  wifiValue: {
    en: '{data} for {count} months',
    af: '{data} vir {count} maande',
    zu: '{data} izinyanga ezingu-{count}',
  },
  services: { en: '{count} services', af: '{count} dienste', zu: 'amasevisi angu-{count}' },
  years: { en: '{count} years', af: '{count} jaar', zu: 'iminyaka engu-{count}' },
  unavailable: { en: 'Currently unavailable', af: 'Tans nie beskikbaar nie', zu: 'Akutholakali okwamanje' },
  schedule: {
    en: 'What is done at each service',
    af: 'Wat by elke diens gedoen word',
    zu: 'Okwenziwa ngesevisi ngayinye',
  },
  manual: { en: 'Owner’s manual (PDF)', af: 'Eienaarshandleiding (PDF)', zu: 'Incwajana yomnikazi (PDF)' },
  loading: { en: 'Loading …', af: 'Laai tans …', zu: 'Iyalayisha …' },
})
