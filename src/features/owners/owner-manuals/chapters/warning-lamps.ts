import type { WrittenChapter, WrittenLamp } from '../chapter.ts'

const stop: readonly WrittenLamp[] = [
  {
    ...{ symbol: 'oil', colour: 'red', name: 'Oil pressure' },
    text: 'Stop at once and switch off. Driving on destroys the engine, also with enough oil on the dipstick. Call for help.',
  },
  {
    ...{ symbol: 'coolant', colour: 'red', name: 'Engine too hot' },
    text: 'Stop where it is safe. See “The engine is too hot”. Do not open the radiator cap.',
  },
  {
    ...{ symbol: 'brake', colour: 'red', name: 'Brakes' },
    text: 'Is the parking brake off? If the lamp stays on, the fluid is low or a circuit has failed: brake early, stop and call for help.',
  },
  {
    ...{ symbol: 'battery', colour: 'red', name: 'Charging' },
    text: 'The 12 V battery is no longer charged. Switch off what you do not need and drive to a workshop near by; if the engine also gets hot, stop.',
  },
  {
    ...{ symbol: 'steering', colour: 'red', name: 'Power steering' },
    text: 'Steering becomes heavy, but it works. Slow down, stop and call for help.',
  },
  {
    ...{ symbol: 'hybrid', colour: 'red', name: 'Hybrid system', for: 'hybrid' },
    text: 'Stop in a safe place. Do not touch anything orange. Call for help.',
  },
  {
    ...{ symbol: 'airbag', colour: 'red', name: 'Airbags' },
    text: 'If it stays on after starting, airbags or belt tensioners may not work. Go to a dealer without delay.',
  },
  {
    ...{ symbol: 'belt', colour: 'red', name: 'Seat belt' },
    text: 'Somebody is not belted, or a bag lies on a seat. Belt up, or put the bag on the floor.',
  },
  {
    ...{ symbol: 'door', colour: 'red', name: 'Door open' },
    text: 'A door, the bonnet or the tailgate is not closed. Stop and close it.',
  },
]

const soon: readonly WrittenLamp[] = [
  {
    ...{ symbol: 'engine', colour: 'amber', name: 'Engine control' },
    text: 'Drive gently to a dealer. If it flashes, or the engine shakes, take your foot off the accelerator and stop soon.',
  },
  {
    ...{ symbol: 'abs', colour: 'amber', name: 'Anti-lock brakes' },
    text: 'The brakes work, but the wheels can lock. Keep a longer distance and have it checked.',
  },
  {
    ...{ symbol: 'skid', colour: 'amber', name: 'Stability control' },
    text: 'Flashing: it is helping at this moment, so slow down. On: it is off, or it needs a check.',
  },
  {
    ...{ symbol: 'tyre', colour: 'amber', name: 'Tyre pressure' },
    text: 'Where fitted: stop, look at all four tyres and measure them cold. It cannot warn of a burst.',
  },
  {
    ...{ symbol: 'fuel', colour: 'amber', name: 'Fuel low' },
    text: 'Fill up at the next pump. An empty tank can leave you without power steering in a bend.',
  },
  {
    ...{ symbol: 'glow', colour: 'amber', name: 'Glow plugs', for: 'diesel' },
    text: 'Before a cold start wait until it goes out. If it flashes while driving, go to a dealer.',
  },
  {
    ...{ symbol: 'waterInFuel', colour: 'amber', name: 'Water in the fuel filter', for: 'diesel' },
    text: 'Have the filter drained at once. Water ruins the injection system.',
  },
  {
    ...{ symbol: 'safety', colour: 'amber', name: 'Pre-collision system', for: 'safetySense' },
    text: 'It is off or cannot see: clean the windscreen in front of the camera and the badge in the grille. If it stays on, go to a dealer.',
  },
  {
    ...{ symbol: 'key', colour: 'amber', name: 'Key' },
    text: 'The key is not found, or its battery is flat. See “Keys and doors”.',
  },
  {
    ...{ symbol: 'washer', colour: 'amber', name: 'Washer fluid' },
    text: 'Where fitted: fill the reservoir, with washer fluid rather than water alone.',
  },
  {
    ...{ symbol: 'differentialLock', colour: 'amber', name: 'Differential lock', for: 'differentialLock' },
    text: 'The lock is on. Flashing: it is still engaging. Switch it off on firm ground.',
  },
]

const information: readonly WrittenLamp[] = [
  {
    symbol: 'indicators',
    colour: 'green',
    name: 'Indicators',
    text: 'If one flashes fast, a bulb has failed.',
  },
  { symbol: 'lights', colour: 'green', name: 'Lamps on', text: 'Side lamps or low beam are on.' },
  { symbol: 'highBeam', colour: 'blue', name: 'High beam', text: 'Dip it for others.' },
  { symbol: 'fogFront', colour: 'green', name: 'Front fog lamps', text: 'Where fitted: for fog and dust.' },
  {
    symbol: 'fogRear',
    colour: 'amber',
    name: 'Rear fog lamp',
    text: 'Switch it off as soon as you see well.',
  },
  {
    ...{ symbol: 'ready', colour: 'green', name: 'READY', for: 'hybrid' },
    text: 'The vehicle can move, even though the engine is silent.',
  },
  {
    ...{ symbol: 'cruise', colour: 'green', name: 'Cruise control', for: 'cruise' },
    text: 'It is on. The set speed shows next to it where the display has one.',
  },
  {
    ...{ symbol: 'fourWheelDrive', colour: 'green', name: 'Four-wheel drive', for: 'partTime' },
    text: 'Four-wheel drive is engaged. Flashing: it is changing over, so drive straight and slowly.',
  },
  {
    ...{ symbol: 'lowRange', colour: 'green', name: 'Low range', for: 'lowRange' },
    text: 'Low range is engaged. Flashing: stop, select N and wait until it stays on.',
  },
  {
    ...{ symbol: 'descent', colour: 'green', name: 'Downhill assist', for: 'descent' },
    text: 'Ready. Flashing: it is braking for you, or its brakes need to cool.',
  },
  {
    ...{ symbol: 'parking', colour: 'red', name: 'Parking brake' },
    text: 'It is on. Release it before you drive.',
  },
]

export const warningLamps: WrittenChapter = {
  title: 'Warning lamps',
  sections: [
    {
      title: 'What the colours mean',
      terms: ['warning lamps', 'instruments'],
      passages: [
        {
          kind: 'text',
          text: 'When you switch on, most lamps light up for a moment: that is their test. The symbols are the same in every make. Their order on your panel may differ, and your vehicle may not have all of them.',
        },
        {
          kind: 'list',
          entries: [
            'Red: stop as soon as it is safe, or somebody is at risk.',
            'Amber: drive with care, and have it seen to soon.',
            'Green and blue: something is on.',
          ],
        },
      ],
    },
    {
      title: 'Red: stop and look',
      terms: ['oil pressure lamp', 'temperature lamp', 'brake lamp', 'charging lamp'],
      passages: [{ kind: 'lamps', lamps: stop }],
    },
    {
      title: 'Amber: see to it soon',
      terms: ['engine lamp', 'ABS lamp', 'tyre pressure lamp'],
      passages: [{ kind: 'lamps', lamps: soon }],
    },
    {
      title: 'What is switched on',
      terms: ['high beam lamp', 'indicators'],
      passages: [{ kind: 'lamps', lamps: information }],
    },
  ],
}
