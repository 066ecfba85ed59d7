import { textGroup } from '#platform/i18n/text-group.ts'

/** The app promo. The words on the badges of the stores are part of their drawings, in English. */
export const appPromo = textGroup({
  getApp: { en: 'Get the app', af: 'Kry die app', zu: 'Thola i-app' },
  qrCode: {
    en: 'QR code that leads to the download of the app',
    af: 'QR-kode wat lei na waar jy die app aflaai',
    zu: 'Ikhodi ye-QR eholela lapho ulanda khona i-app',
  },
  scan: {
    en: 'Point your phone’s camera here.',
    af: 'Rig jou foon se kamera hierheen.',
    zu: 'Khomba lapha ngekhamera yefoni yakho.',
  },
  more: { en: 'More for owners', af: 'Meer vir eienaars', zu: 'Okunye kwabanikazi' },
})
