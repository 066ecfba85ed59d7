import type { WrittenChapter } from '../chapter.ts'

export const controls: WrittenChapter = {
  title: 'Controls',
  sections: [
    {
      title: 'Lights',
      terms: ['lights', 'high beam', 'fog lamps', 'hazard lights'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Turn the end of the stalk for the lamps: side lamps, then low beam. Push the stalk away for high beam, pull it for a flash.',
            'By law lamps are on from sunset to sunrise, and whenever you cannot see people and vehicles at 150 metres.',
            'Dip high beam before the driver ahead is dazzled, also for the one you follow.',
            'Rear fog lamps are for fog and heavy rain only: they dazzle on a clear night.',
            'Hazard lights are for a standing vehicle in the way of others, or to warn of a sudden queue.',
          ],
        },
      ],
    },
    {
      title: 'Wipers and windows',
      terms: ['wipers', 'washer', 'windscreen, misted', 'demisting'],
      passages: [
        {
          kind: 'text',
          text: 'Wash before you wipe: dust on a dry screen scratches it. To clear a misted windscreen, switch the air conditioning on, warm air to the screen and the fan up; recirculation off. Warm air that has been dried clears glass faster than cold air does.',
        },
      ],
    },
    {
      title: 'Heating and air conditioning',
      terms: ['air conditioning', 'recirculation'],
      passages: [
        {
          kind: 'text',
          text: 'In a hot vehicle open the windows for the first minute, then close them and use recirculation until it is cool. On gravel behind other vehicles, recirculation keeps the dust out. Do not leave it on for hours: the air becomes stale and makes you drowsy. Let the air conditioning run a few minutes every week, also in winter, so that its seals stay supple.',
        },
      ],
    },
    {
      title: 'Parking brake',
      terms: ['parking brake', 'parking'],
      passages: [
        {
          kind: 'steps',
          entries: [
            'Stop with the foot brake and keep it pressed.',
            'Put the parking brake on: pull the lever up firmly, press the pedal or pull the switch, whichever your vehicle has.',
            'Put the selector in P, or a manual gearbox in first gear, on a slope down in reverse.',
            'On a slope turn the front wheels so that the kerb would catch the vehicle.',
            'Switch off, take the key, and look back before you open the door.',
          ],
        },
      ],
    },
    {
      for: 'parkingAids',
      title: 'Camera and parking sensors',
      terms: ['camera', 'parking sensors', 'reversing'],
      passages: [
        {
          kind: 'text',
          text: 'The camera and the sensors help, but you decide. A camera shows things further away than they are, and sensors miss thin posts, chains and what is very low. Walk round the vehicle first where children play. Wipe the lens: one drop of mud hides a child.',
        },
      ],
    },
    {
      for: 'cruise',
      title: 'Cruise control',
      terms: ['cruise control'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Switch it on, drive at the speed you want and press SET. The brake pedal or CANCEL ends it; RES takes the last speed again.',
            'Do not use it on a wet or loose road, on winding roads or in heavy traffic.',
          ],
        },
        {
          for: 'safetySense',
          kind: 'note',
          text: 'Adaptive cruise control also keeps a distance. It may not see a standing vehicle, a motorcycle, a cyclist or an animal, and a sharp bend can take the vehicle ahead out of its sight. Keep your foot near the brake.',
        },
      ],
    },
    {
      title: 'Phone and screen',
      terms: ['phone', 'screen', 'navigation'],
      passages: [
        {
          kind: 'text',
          text: 'Pair the phone and enter the address before you drive off. Holding a phone while driving is an offence. If the screen freezes, stop, switch the vehicle off, open the driver’s door, wait a minute and start again: that restarts it and loses nothing.',
        },
      ],
    },
  ],
}
