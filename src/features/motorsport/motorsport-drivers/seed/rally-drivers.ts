import type { SeedDriver } from './seed-driver.ts'

/** The drivers of rallies and rally-raids. All of them are invented. */
export const rallyDrivers: readonly SeedDriver[] = [
  {
    ...{ name: 'Gideon', surname: 'van Rensburg', number: '204', helmet: 'ember' },
    categories: [
      { category: 'dakar', number: '204', order: 1 },
      { category: 'sarrc', number: '204', order: 1 },
    ],
    car: { vehicle: 'hilux-double-cab', colour: '040', livery: 'ember', scene: 'dunes' },
    navigator: 'Mpho Letsie',
    championshipsWon: 2,
    social: {
      x: 'https://x.example.co.za/gideon-van-rensburg',
      facebook: 'https://facebook.example.co.za/gideon-van-rensburg',
      instagram: 'https://instagram.example.co.za/gideon-van-rensburg',
    },
    gallery: ['dunes', 'karoo'],
    story:
      'Gideon grew up on a cattle farm near Alldays and could read the ground before he could read. Mpho, beside him, reads everything else.',
  },
  {
    ...{ name: 'Saskia', surname: 'Brandt', number: '207', helmet: 'namib' },
    categories: [
      { category: 'dakar', number: '207', order: 2 },
      { category: 'sarrc', number: '207', order: 2 },
    ],
    car: { vehicle: 'hilux-double-cab', colour: '040', livery: 'namib', scene: 'dunes' },
    navigator: 'Elton Kavari',
    social: { instagram: 'https://instagram.example.co.za/saskia-brandt' },
    gallery: ['dunes'],
    story:
      'Saskia is from Swakopmund and has driven dunes since she was twelve. She lets out more air than anybody else, and is stuck less.',
  },
  {
    ...{ name: 'Vusi', surname: 'Maseko', number: '211', helmet: 'chalk' },
    categories: [
      { category: 'dakar', number: '211', order: 3 },
      { category: 'sarrc', number: '211', order: 3 },
    ],
    car: { vehicle: 'hilux-double-cab', colour: '218', livery: 'pace', scene: 'karoo' },
    navigator: 'Armand du Toit',
    story: 'Vusi was a mechanic in the team for six years. He still packs the tool roll himself.',
  },
  {
    ...{ name: 'Tendai', surname: 'Chikomo', number: '216', helmet: 'highveld' },
    categories: [
      { category: 'dakar', number: '216', order: 4 },
      { category: 'sarrc', number: '216', order: 4 },
    ],
    car: { vehicle: 'hilux-double-cab', colour: '1G3', livery: 'veld', scene: 'bushveld' },
    navigator: 'Karla Pienaar',
    social: { facebook: 'https://facebook.example.co.za/tendai-chikomo' },
  },
  {
    ...{ name: 'Riaan', surname: 'Grobbelaar', number: '1', helmet: 'ember' },
    categories: [{ category: 'nrc', number: '1', order: 1 }],
    car: { vehicle: 'gr-yaris', colour: '040', livery: 'ember', scene: 'bushveld' },
    navigator: 'Lerato Seboka',
    championshipsWon: 3,
    social: {
      instagram: 'https://instagram.example.co.za/riaan-grobbelaar',
      youtube: 'https://youtube.example.co.za/riaan-grobbelaar',
    },
    gallery: ['bushveld', 'drakensberg'],
    story:
      'Riaan has won the championship three times, and says that Lerato has won it four: once for somebody else.',
  },
  {
    ...{ name: 'Thandeka', surname: 'Mthembu', number: '4', helmet: 'protea' },
    categories: [{ category: 'nrc', number: '4', order: 2 }],
    car: { vehicle: 'gr-yaris', colour: '218', livery: 'pace', scene: 'drakensberg' },
    navigator: 'Piet Vosloo',
    championshipsWon: 1,
    social: { instagram: 'https://instagram.example.co.za/thandeka-mthembu' },
    story: 'Thandeka comes from the gravel roads of the Midlands, where her stages are.',
  },
]
