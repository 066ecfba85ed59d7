import type { WrittenChapter } from '../chapter.ts'

export const loadsAndTowing: WrittenChapter = {
  title: 'Loads and towing',
  sections: [
    {
      title: 'What it may weigh',
      terms: ['mass', 'payload', 'gross vehicle mass', 'axle loads'],
      passages: [
        {
          kind: 'text',
          text: 'The payload is what people, luggage, accessories and the ball load of a trailer may weigh together. A canopy, a bull bar and a long-range tank are part of it. The kerb mass is that of the standard vehicle. What each axle may carry is on the plate in the driver’s door frame.',
        },
        { kind: 'data', data: 'loads' },
        {
          kind: 'warning',
          text: 'An overloaded vehicle brakes late, steers badly and bursts tyres. In doubt drive over a weighbridge: both axles, each for itself.',
        },
      ],
    },
    {
      title: 'Stowing luggage',
      terms: ['luggage', 'roof rack'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Heavy things low, in front, and against the backrest. Nothing loose on the parcel shelf.',
            'Tie luggage down with straps, not with elastic cords.',
            'Weight on the roof makes the vehicle tip sooner. What the roof may carry is on the roof rack and in its papers: the lower figure counts.',
            'Set the tyre pressure and the height of the lamps for the load.',
          ],
        },
      ],
    },
    {
      for: 'loadBed',
      title: 'The load bed',
      terms: ['load bed', 'tailgate of a load bed'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Put weight in front of the rear axle, and spread it. Behind the axle it lifts the front wheels.',
            'Use the tie-down points, with straps rated for the load. A net keeps light things in.',
            'Drive with the tailgate closed. What sticks out behind needs a red flag by day and a red lamp by night.',
            'An empty load bed makes the rear axle light: on a wet or corrugated road go slower.',
            'Whether people may sit in a load bed, and how, is for the law to say. It is dangerous at any speed.',
          ],
        },
      ],
    },
    {
      for: 'minibus',
      title: 'Full of people',
      terms: ['passengers'],
      passages: [
        {
          kind: 'text',
          text: 'Fully occupied, the vehicle needs a much longer way to stop and leans more in bends. Check the tyre pressure for the full load. Keep the aisle and the doors free of luggage. A driver who carries people for payment needs a professional driving permit.',
        },
      ],
    },
    {
      for: 'towing',
      title: 'Towing a trailer',
      terms: ['towing', 'trailer', 'ball load', 'licence for towing'],
      passages: [
        { kind: 'data', data: 'towing' },
        {
          kind: 'text',
          text: 'The lowest of these figures counts: that of the vehicle, of the tow bar, of the coupling and of the trailer. The loads of the tow bar and the ball are on the plate of the tow bar.',
        },
        {
          kind: 'steps',
          entries: [
            'Check your licence: code B covers a trailer with a gross mass of up to 750 kg, a heavier one needs code EB.',
            'Load the trailer over its axles, a little heavier in front. A trailer that is heavy behind begins to sway.',
            'Close the coupling, pull it up to test it, and cross the safety chains below it.',
            'Plug in the cable and test all lamps with a second person.',
            'Set the mirrors so that you see past both sides. Fit extensions if you cannot.',
            'After ten kilometres stop and feel the hubs, the tyres and the straps.',
          ],
        },
        {
          kind: 'warning',
          text: 'If the trailer sways, take your foot off the accelerator and hold the wheel straight. Do not accelerate and do not steer against it.',
        },
        {
          for: 'trailerSway',
          kind: 'text',
          text: 'Trailer Sway Control brakes single wheels against the swaying. It helps once; find out why the trailer sways before you go on.',
        },
        {
          kind: 'text',
          text: 'Choose a low gear before a descent, watch the temperature on a climb, and double your distance. A tow vehicle needs its services sooner: ask your dealer.',
        },
      ],
    },
    {
      for: 'notTowing',
      title: 'Models without a towing figure',
      terms: ['towing, not stated'],
      passages: [
        {
          kind: 'text',
          text: 'No trailer mass is stated for these models. Do not fit a tow bar before a dealer has confirmed that the vehicle may tow.',
        },
      ],
    },
  ],
}
