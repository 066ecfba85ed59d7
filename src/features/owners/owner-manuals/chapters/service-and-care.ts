import type { WrittenChapter } from '../chapter.ts'

export const serviceAndCare: WrittenChapter = {
  title: 'Service and care',
  sections: [
    {
      title: 'When it is due',
      terms: ['service, when due', 'service plan', 'warranty'],
      passages: [
        { kind: 'data', data: 'plan' },
        {
          kind: 'text',
          text: 'What comes first counts, the kilometres or the months. In heavy dust, with a trailer, on short trips or in a taxi, oil and air filter age faster: ask your dealer for shorter intervals. Have every service stamped and keep the invoices; the next owner will ask for them.',
        },
        { kind: 'data', data: 'warranty' },
      ],
    },
    {
      title: 'What is done at which service',
      terms: ['service schedule', 'service, work at', 'filters'],
      passages: [
        {
          kind: 'text',
          text: 'The tables come from the service schedules of these models. The same schedules are on our site, service by service.',
        },
        { kind: 'data', data: 'work' },
      ],
    },
    {
      title: 'Washing and standing',
      terms: ['washing', 'paint', 'standing for a long time'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Wash in the shade, from the top down, with much water. Bird droppings, tree gum and sea salt eat paint: rinse them off soon.',
            'At the coast wash the underside as well. Have stone chips touched up before they rust.',
            'Keep a pressure jet away from tyres, seals, the radiator, sensors and cables.',
            'Clean belts with lukewarm water and mild soap, and let them dry before they roll up.',
            'Before a vehicle stands for months: fill the tank, pump up the tyres, wash it, and leave it in gear or in P with chocks instead of the parking brake.',
          ],
        },
        {
          for: 'snorkel',
          kind: 'note',
          text: 'A snorkel takes the air higher up. It does not make electrics, axles or doors watertight: the wading depth stays the same.',
        },
      ],
    },
  ],
}
