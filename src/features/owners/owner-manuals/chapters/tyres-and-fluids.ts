import type { WrittenChapter } from '../chapter.ts'

export const tyres: WrittenChapter = {
  title: 'Tyres',
  sections: [
    {
      title: 'Sizes and pressures',
      terms: ['tyre pressure', 'tyre size', 'wheels'],
      passages: [
        { kind: 'data', data: 'tyres' },
        {
          kind: 'text',
          text: 'The pressures, for a light and for a full load, are on the plate in the driver’s door frame. They hold for cold tyres: a warm tyre shows more, so never let air out of a warm one. Check all of them once a month and before every long journey, the spare wheel too.',
        },
        {
          kind: 'note',
          text: 'Fit tyres of the size on the plate, with at least its load index and speed symbol, all four alike. Tyres on one axle always match.',
        },
      ],
    },
    {
      title: 'Tread and age',
      terms: ['tread', 'tyre, age'],
      passages: [
        {
          kind: 'list',
          entries: [
            'The law asks for at least 1 mm of tread over the whole width. In rain that is too little: replace tyres at 2 to 3 mm.',
            'The last four digits of the DOT number are the week and the year in which the tyre was made. Rubber hardens; have old tyres looked at, the spare too.',
            'Cuts, bulges and cords that show: replace it now.',
            'Wear on one side, or a wheel that pulls, asks for an alignment.',
          ],
        },
      ],
    },
    {
      title: 'Changing wheels about',
      terms: ['tyre rotation', 'wheel nuts'],
      passages: [
        {
          kind: 'text',
          text: 'Front and rear tyres wear differently. Where all wheels are of one size, have them changed about at a service. Wheel nuts are tightened crosswise with a torque wrench, by the figure for your wheels that the workshop looks up, and once more after about 100 km.',
        },
      ],
    },
  ],
}

export const fluids: WrittenChapter = {
  title: 'Fluids and capacities',
  sections: [
    {
      title: 'What goes in, and how much',
      terms: ['fluids', 'capacities', 'engine oil', 'coolant', 'brake fluid', 'gearbox oil'],
      passages: [
        {
          kind: 'text',
          text: 'These are the amounts that are replaced at a service, with the part numbers by which a dealer finds the right grade. The letters are explained in “Which model is yours”.',
        },
        { kind: 'data', data: 'capacities' },
      ],
    },
    {
      title: 'Engine oil',
      terms: ['dipstick', 'oil, topping up'],
      passages: [
        {
          kind: 'steps',
          entries: [
            'Stand on level ground, with the engine warm and switched off for some minutes.',
            'Pull the dipstick, wipe it, push it in fully and pull it again. The oil must be between the marks.',
            'Top up a little at a time, with the oil that the label under the bonnet or your dealer names. Above the upper mark is too much.',
          ],
        },
      ],
    },
    {
      title: 'Coolant, brake and washer fluid',
      terms: ['coolant, topping up', 'brake fluid, low', 'washer fluid'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Coolant: between the marks of the reservoir, with a cold engine. Use the coolant of the part number, not tap water, except to reach a workshop.',
            'Brake fluid: between the marks. If it is low the pads are worn or it leaks. Do not just top it up: have it looked at.',
            'Washer fluid: fill it before every long journey.',
          ],
        },
        {
          for: 'hybrid',
          kind: 'text',
          text: 'A hybrid has a second cooling circuit, for its electronics. Its reservoir is looked at in the same way.',
        },
        {
          kind: 'warning',
          text: 'Never open a hot radiator or its reservoir. Boiling coolant under pressure burns badly. Coolant and brake fluid are poisonous: keep them from children and animals.',
        },
      ],
    },
    {
      title: 'The 12 V battery',
      terms: ['12 V battery'],
      passages: [
        {
          kind: 'text',
          text: 'Keep the terminals clean and tight. A battery that starts the engine slowly on a cold morning is near its end. If the vehicle stands for weeks, have it driven or use a maintaining charger. Replace it by one of the same type and size.',
        },
      ],
    },
  ],
}
