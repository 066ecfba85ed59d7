import type { WrittenChapter } from '../chapter.ts'

export const beforeYouDrive: WrittenChapter = {
  title: 'Before you drive',
  sections: [
    {
      title: 'About this manual',
      terms: ['manual, how to use it', 'plate in the door frame'],
      passages: [
        {
          kind: 'text',
          text: 'This manual is about every model of the range that is sold now. A section that only some models need names them below its title. Where a figure is not in our data, it says where on the vehicle you find it. We print no guess.',
        },
        {
          kind: 'warning',
          text: 'The plate in the driver’s door frame, the label inside the fuel flap and the labels under the bonnet belong to your vehicle. Where they differ from this manual, they are right.',
        },
        {
          kind: 'list',
          entries: [
            'A red bar marks a warning: somebody could be hurt.',
            'A grey bar marks a note: it saves time, money or the vehicle.',
            'Left and right are as seen from the driver’s seat, facing forward.',
          ],
        },
      ],
    },
    {
      title: 'Which model is yours',
      terms: ['model', 'engine', 'gearbox', 'VIN'],
      passages: [
        {
          kind: 'text',
          text: 'The letters stand for an engine with its gearbox and driven wheels. The tables of fluids and services use them. The name of your model is on the registration certificate; the VIN, which has seventeen characters, is there as well and on the licence disc.',
        },
        { kind: 'data', data: 'kinds' },
      ],
    },
    {
      title: 'Keys and doors',
      terms: ['keys', 'locking', 'child locks'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Keep the spare key at home, not in the vehicle. The number on its tag is what a dealer needs to cut another one: write it down.',
            'Try a door handle after locking. A jammed remote signal is an old trick in car parks.',
            'The child locks are in the edges of the rear doors, where the vehicle has rear doors that swing. With the lock on, the door opens only from outside.',
            'Never leave a child, an older person or an animal alone in the vehicle. In the sun it becomes dangerously hot within minutes, also with a window ajar.',
          ],
        },
        {
          for: 'keyless',
          kind: 'note',
          text: 'With keyless entry the vehicle finds the key by radio. If it does not, the battery of the key is flat: unlock with the metal key inside it, and hold the key against the start button to start.',
        },
        {
          for: 'electricTailgate',
          kind: 'note',
          text: 'An electric tailgate stops when it meets resistance, but look before you close it: fingers, low roofs and bicycle racks are not always felt.',
        },
        {
          for: 'slidingDoor',
          kind: 'note',
          text: 'Open a sliding door fully until it latches, above all on a slope. Passengers get in and out on the side of the pavement.',
        },
      ],
    },
    {
      title: 'The right fuel',
      terms: ['fuel', 'fuel tank', 'consumption'],
      passages: [
        {
          for: 'petrol',
          kind: 'text',
          text: 'Petrol engines take unleaded petrol. The lowest octane number that is allowed is on the label inside the fuel flap: on the coast and on the Highveld pumps may offer different ones.',
        },
        {
          for: 'diesel',
          kind: 'text',
          text: 'Diesel engines take diesel of the sulphur content on the label inside the fuel flap. Buy from a busy pump: water and dirt in diesel ruin an injection system. Paraffin and petrol must never get into the tank, not even a little.',
        },
        { kind: 'data', data: 'fuel' },
        {
          kind: 'warning',
          text: 'Switch off the engine before filling, do not smoke, and do not use a phone at the pump. Stop at the first click of the nozzle.',
        },
      ],
    },
    {
      title: 'A walk round the vehicle',
      terms: ['checks before a journey', 'daily checks', 'lights, checking'],
      passages: [
        {
          kind: 'steps',
          entries: [
            'Look under the vehicle: water from the air conditioner is normal, anything else is not.',
            'Look at the four tyres, for cuts and for one that is lower than the others.',
            'Switch everything on and walk round it once: lamps, indicators, brake lamps in the reflection of a wall.',
            'Clean the windows, the mirrors, the lamps and the number plates.',
            'Stow what is loose. At a hard stop a bottle flies forward, and so does a toolbox.',
            'Set seat, head restraint, mirrors and steering wheel, then fasten the belt. Only then start.',
          ],
        },
      ],
    },
    {
      title: 'Running in',
      terms: ['running in', 'new vehicle'],
      passages: [
        {
          kind: 'text',
          text: 'A new engine, new brakes and new tyres need a gentle beginning. During the first weeks avoid full throttle, one steady speed for hours and hard braking without need, and do not tow a heavy trailer. New tyres grip less on a wet road until their surface has worn a little.',
        },
      ],
    },
  ],
}
