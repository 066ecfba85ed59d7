import type { SeedDriver } from './seed-driver.ts'

/** The drivers of the circuit series. All of them are invented. */
export const circuitDrivers: readonly SeedDriver[] = [
  {
    ...{ name: 'Lwazi', surname: 'Ndlela', number: '7', helmet: 'ring' },
    categories: [{ category: 'gr-cup', number: '7', order: 1 }],
    car: { vehicle: 'gr-corolla', colour: '3U5-219', livery: 'night', scene: 'track' },
    championshipsWon: 1,
    social: {
      instagram: 'https://instagram.example.co.za/lwazi-ndlela',
      youtube: 'https://youtube.example.co.za/lwazi-ndlela',
    },
    gallery: ['track', 'studio-dark'],
    story:
      'Lwazi came to the GR Cup from karts in Durban. He learns a new circuit on foot, the evening before, and counts the steps of every kerb.',
  },
  {
    ...{ name: 'Marco', surname: 'Steyn', number: '11', helmet: 'ember' },
    categories: [{ category: 'gr-cup', number: '11', order: 2 }],
    car: { vehicle: 'gr-corolla', colour: '040', livery: 'ember', scene: 'track' },
    social: {
      x: 'https://x.example.co.za/marco-steyn',
      instagram: 'https://instagram.example.co.za/marco-steyn',
    },
    gallery: ['track'],
    story:
      'Marco is a workshop foreman from Boksburg, and one of the customers who got a seat without ever having raced. He has not finished last since his second weekend.',
  },
  {
    ...{ name: 'Anke', surname: 'Viljoen', number: '23', helmet: 'protea' },
    categories: [
      { category: 'gr-cup', number: '23', order: 3 },
      { category: 'gtc', number: '35', order: 2 },
    ],
    car: { vehicle: 'gr-corolla', colour: '040', livery: 'pace', scene: 'track' },
    social: { instagram: 'https://instagram.example.co.za/anke-viljoen' },
    gallery: ['track', 'table-mountain'],
    story:
      'Anke drives two series in one season, and changes from all-wheel to rear-wheel drive on the Friday afternoon.',
  },
  {
    ...{ name: 'Tumelo', surname: 'Kgosi', number: '31', helmet: 'highveld' },
    categories: [{ category: 'gr-cup', number: '31', order: 4 }],
    car: { vehicle: 'gr-corolla', colour: '8X2', livery: 'harbour', scene: 'track' },
    story: 'Tumelo is from Gaborone, where he teaches mathematics from Monday to Thursday.',
  },
  {
    ...{ name: 'Nadia', surname: 'Fakier', number: '44', helmet: 'chalk' },
    categories: [{ category: 'gr-cup', number: '44', order: 5 }],
    car: { vehicle: 'gr-corolla', colour: '040', livery: 'veld', scene: 'track' },
    social: { youtube: 'https://youtube.example.co.za/nadia-fakier' },
    story:
      'Nadia writes about cars for a living. She asked for a seat to find out whether what she writes is true.',
  },
  {
    ...{ name: 'Josué', surname: 'Macuácua', number: '58', helmet: 'namib' },
    categories: [{ category: 'gr-cup', number: '58', order: 6 }],
    car: { vehicle: 'gr-corolla', colour: '218', livery: 'namib', scene: 'track' },
    social: { facebook: 'https://facebook.example.co.za/josue-macuacua' },
    gallery: ['track'],
    story:
      'Josué crosses the border at Komatipoort before every round, with his car, his father and a cooler box.',
  },
  {
    ...{ name: 'Jody', surname: 'O’Connell', number: '62', helmet: 'arrow' },
    categories: [{ category: 'gr-cup', number: '62', order: 7 }],
    car: { vehicle: 'gr-corolla', colour: '1G3', livery: 'ember', scene: 'track' },
  },
  {
    ...{ name: 'Pieter-Jan', surname: 'Cilliers', number: '85', helmet: 'harbour' },
    categories: [{ category: 'gr-cup', number: '85', order: 8 }],
    car: { vehicle: 'gr-corolla', colour: '8X2', livery: 'night', scene: 'track' },
  },
  {
    ...{ name: 'Brandon', surname: 'Naicker', number: '34', helmet: 'harbour' },
    categories: [{ category: 'gtc', number: '34', order: 1 }],
    car: { vehicle: 'corolla', colour: '040', livery: 'harbour', scene: 'track' },
    championshipsWon: 1,
    social: { x: 'https://x.example.co.za/brandon-naicker' },
    story: 'Brandon engineers suspension in the week, and finds out at the weekend whether he was right.',
  },
  {
    ...{ name: 'Sipho', surname: 'Radebe', number: '16', helmet: 'arrow' },
    categories: [{ category: 'satc', number: '16', order: 1 }],
    car: { vehicle: 'corolla-hatch', colour: '040', livery: 'veld', scene: 'track' },
  },
  {
    ...{ name: 'Wessel', surname: 'Jordaan', number: '19', helmet: 'chalk' },
    categories: [{ category: 'satc', number: '19', order: 2 }],
    car: { vehicle: 'corolla-hatch', colour: '218', livery: 'ember', scene: 'track' },
  },
]
