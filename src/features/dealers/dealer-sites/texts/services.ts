import { textGroup } from '#platform/i18n/text-group.ts'

/** The services a dealer may offer: their names, and a sentence about each. */
export const services = textGroup({
  newVehicles: { en: 'New vehicles', af: 'Nuwe voertuie', zu: 'Izimoto ezintsha' },
  newVehiclesText: {
    en: 'Every range on one floor, and a test drive on the day you ask.',
    af: 'Elke reeks op een vloer, en ’n toetsrit op die dag wat jy vra.',
    zu: 'Zonke izinhlobo endaweni eyodwa, nokushayela kokuhlola ngosuku ocela ngalo.',
  },
  usedVehicles: { en: 'Pre-owned vehicles', af: 'Gebruikte voertuie', zu: 'Izimoto ezisetshenzisiwe' },
  usedVehiclesText: {
    en: 'Checked in our workshop before they reach the floor.',
    af: 'In ons werkswinkel nagegaan voordat hulle op die vloer kom.',
    zu: 'Zihlolwa esitolweni sethu sokulungisa ngaphambi kokuthengiswa.',
  },
  service: { en: 'Servicing', af: 'Diens', zu: 'Isevisi' },
  serviceText: {
    en: 'By people who know your vehicle, with parts made for it.',
    af: 'Deur mense wat jou voertuig ken, met onderdele wat daarvoor gemaak is.',
    zu: 'Ngabantu abayaziyo imoto yakho, ngezingxenye ezenzelwe yona.',
  },
  parts: { en: 'Parts', af: 'Onderdele', zu: 'Izingxenye' },
  partsText: {
    en: 'Over the counter, or here by tomorrow.',
    af: 'Oor die toonbank, of teen môre hier.',
    zu: 'Zitholakala khona manje, noma kusasa.',
  },
  accessories: { en: 'Accessories', af: 'Bykomstighede', zu: 'Izinsiza zemoto' },
  accessoriesText: {
    en: 'Tow bars, canopies and roof racks, fitted while you wait.',
    af: 'Sleepstange, kappe en dakrakke, gemonteer terwyl jy wag.',
    zu: 'Amabha okudonsa, amakhanophi namaraki ophahla, kufakwe ulindile.',
  },
  panelShop: { en: 'Panel shop', af: 'Paneelklopper', zu: 'Ukulungiswa komzimba wemoto' },
  panelShopText: {
    en: 'Dents and scratches, back to the paint it left the factory with.',
    af: 'Duike en krappe, terug na die verf waarmee dit die fabriek verlaat het.',
    zu: 'Izigxobo nemihuzuko, kubuyele kupende wasefektri.',
  },
  fleet: { en: 'Fleet', af: 'Vloot', zu: 'Izimoto zenkampani' },
  fleetText: {
    en: 'One person to call, whether you run three bakkies or three hundred.',
    af: 'Een mens om te bel, of jy nou drie of driehonderd bakkies het.',
    zu: 'Umuntu oyedwa ongamshayela, noma unamaveni amathathu noma angamakhulu amathathu.',
  },
  finance: { en: 'Finance', af: 'Finansiering', zu: 'Ezezimali' },
  financeText: {
    en: 'A plan in plain figures, before you sign anything.',
    af: '’n Plan in duidelike syfers, voordat jy enigiets teken.',
    zu: 'Uhlelo olucacile lwezinombolo, ngaphambi kokuba usayine.',
  },
})
