import { textGroup } from '#platform/i18n/text-group.ts'

/**
 * Terms of the technical data, which is stored in English only. Listed terms are displayed in the page's language, all
 * others in English.
 */
export const technicalTerms = textGroup({
  Power: { en: 'Power', af: 'Krag', zu: 'Amandla' },
  Torque: { en: 'Torque', af: 'Wringkrag', zu: 'I-torque' },
  Towing: { en: 'Towing', af: 'Sleepvermoë', zu: 'Isisindo esidonswayo' },
  Seats: { en: 'Seats', af: 'Sitplekke', zu: 'Izihlalo' },
  'Combined consumption': {
    en: 'Combined consumption',
    af: 'Gekombineerde verbruik',
    zu: 'Ukusetshenziswa kwamafutha okuhlangene',
  },
  'Engine & performance': {
    en: 'Engine & performance',
    af: 'Enjin en werkverrigting',
    zu: 'Injini nokusebenza',
  },
  'Fuel & emissions': { en: 'Fuel & emissions', af: 'Brandstof en uitlaatgasse', zu: 'Uphethiloli nentuthu' },
  'Dimensions & weights': {
    en: 'Dimensions & weights',
    af: 'Afmetings en gewigte',
    zu: 'Izilinganiso nezisindo',
  },
  Capability: { en: 'Capability', af: 'Vermoë', zu: 'Amandla okwenza' },
  Safety: { en: 'Safety', af: 'Veiligheid', zu: 'Ukuphepha' },
  'Comfort & technology': {
    en: 'Comfort & technology',
    af: 'Gerief en tegnologie',
    zu: 'Ukunethezeka nobuchwepheshe',
  },
  'Warranty & service': {
    en: 'Warranty & service',
    af: 'Waarborg en diens',
    zu: 'Iwaranti nesevisi',
  },
  '5-speed manual': {
    en: '5-speed manual',
    af: '5-gang-handrat',
    zu: 'amagiya angu-5 ashintshwa ngesandla',
  },
  '6-speed manual': {
    en: '6-speed manual',
    af: '6-gang-handrat',
    zu: 'amagiya angu-6 ashintshwa ngesandla',
  },
  '6-speed manual (iMT)': {
    en: '6-speed manual (iMT)',
    af: '6-gang-handrat (iMT)',
    zu: 'amagiya angu-6 ashintshwa ngesandla (iMT)',
  },
  '6-speed automatic': {
    en: '6-speed automatic',
    af: '6-gang-outomaat',
    zu: 'amagiya angu-6 azishintshayo',
  },
  '2.0 VVTi petrol': { en: '2.0 VVTi petrol', af: '2.0 VVTi-petrol', zu: 'uphethiloli 2.0 VVTi' },
  '2.4 GD turbodiesel': { en: '2.4 GD turbodiesel', af: '2.4 GD-turbodiesel', zu: 'udizili 2.4 GD, i-turbo' },
  '2.4 GD-6 turbodiesel': {
    en: '2.4 GD-6 turbodiesel',
    af: '2.4 GD-6-turbodiesel',
    zu: 'udizili 2.4 GD-6, i-turbo',
  },
  '2.8 GD-6 turbodiesel': {
    en: '2.8 GD-6 turbodiesel',
    af: '2.8 GD-6-turbodiesel',
    zu: 'udizili 2.8 GD-6, i-turbo',
  },
  '2.8 GD-6 turbodiesel, 48V mild hybrid': {
    en: '2.8 GD-6 turbodiesel, 48V mild hybrid',
    af: '2.8 GD-6-turbodiesel, ligte 48V-hibried',
    zu: 'udizili 2.8 GD-6, i-turbo, i-hybrid encane ye-48V',
  },
})
