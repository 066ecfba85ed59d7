import type { WrittenChapter } from '../chapter.ts'

export const seatsAndBelts: WrittenChapter = {
  title: 'Seats, belts and child seats',
  sections: [
    {
      title: 'How to sit',
      terms: ['seats', 'head restraints', 'steering wheel, setting'],
      passages: [
        {
          kind: 'steps',
          entries: [
            'Sit right back. Move the seat so that your knee stays slightly bent with the brake pedal pressed down hard.',
            'Set the backrest so that your wrist rests on top of the steering wheel while your shoulders touch the seat.',
            'Keep the breastbone at least 25 cm away from the airbag in the wheel.',
            'Raise the head restraint until its middle is level with your ears.',
            'Set the mirrors last. Never move the driver’s seat while driving.',
          ],
        },
        { kind: 'data', data: 'safety' },
      ],
    },
    {
      title: 'Seat belts',
      terms: ['seat belts', 'pregnancy'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Everybody wears a belt on every journey, in every row: it is the law, and the driver answers for children.',
            'The lap part lies flat across the hip bones, below the belly, also in pregnancy. The shoulder part runs over the middle of the shoulder, never under the arm.',
            'One belt is for one person. It must not be twisted, and no hard thing belongs under it.',
            'Have a belt replaced that is frayed, that no longer rolls up or that held somebody in a crash.',
          ],
        },
        {
          for: 'lapBelts',
          kind: 'note',
          text: 'The rear seats have lap belts. Pull the belt tight across the hips, and do not fit a child seat that needs a shoulder belt there.',
        },
        {
          for: 'minibus',
          kind: 'text',
          text: 'Passengers who do not know each other often do not ask. Say before you leave that everybody belts up, and wait until everybody has. Do not carry more people than the vehicle has seats.',
        },
      ],
    },
    {
      title: 'Airbags',
      terms: ['airbags'],
      passages: [
        {
          kind: 'text',
          text: 'An airbag works together with the belt, and it can injure somebody who wears none. Keep its cover free: no stickers, no phone holder, no feet on the dashboard, nothing hanging from the grab rails next to a curtain airbag.',
        },
        {
          kind: 'warning',
          text: 'Never put a child seat that faces backwards on a seat with an active front airbag in front of it. The child could be killed.',
        },
        {
          kind: 'note',
          text: 'After a crash in which an airbag has opened, have the whole restraint system checked by a dealer. Airbags and belt tensioners work once.',
        },
      ],
    },
    {
      title: 'Child seats',
      terms: ['child seats', 'children', 'ISOFIX'],
      passages: [
        {
          kind: 'text',
          text: 'A child under three years must by law travel in a child seat where one is available. Longer is better: a child needs a seat or a booster until the shoulder belt lies over the shoulder, not the neck, and the knees bend at the edge of the seat.',
        },
        {
          kind: 'steps',
          entries: [
            'Choose a seat for the weight and the height of the child, with an approval label (ECE R44 or R129).',
            'Put it in a rear seat where the vehicle has one. Facing backwards for as long as the child fits.',
            'Fasten it as its own instructions say, with the belt or the anchorages, and use the top strap where it has one.',
            'Press your weight onto it and pull: it must not move more than a finger’s width at the belt.',
            'Tighten the harness until only one finger fits under it. Take thick jackets off first.',
          ],
        },
        {
          for: 'isofix',
          kind: 'text',
          text: 'ISOFIX anchorages lie in the gap between cushion and backrest and are marked by small labels. Use them only for child seats, and remember the top strap.',
        },
      ],
    },
    {
      for: 'thirdRow',
      title: 'The third row',
      terms: ['third row', 'folding seats'],
      passages: [
        {
          kind: 'text',
          text: 'Fold the third row only while the vehicle stands. Pull at each backrest after folding it up: an unlatched seat gives way in a crash. Luggage behind the last row may not be higher than the backrest.',
        },
      ],
    },
    {
      for: 'wheelchair',
      title: 'Carrying a wheelchair',
      terms: ['wheelchair', 'lift'],
      passages: [
        {
          kind: 'steps',
          entries: [
            'Park on level ground with the parking brake on and the hazard lights flashing, with room behind the lift.',
            'Nobody stands below or beside the platform while it moves. The attendant holds the control, the passenger faces outwards.',
            'Put the brakes of the wheelchair on and hook all four restraints to its frame, never to its wheels.',
            'Fasten the belt of the passenger over the body, not over the armrests.',
            'Check that the platform is stowed and locked before you move.',
          ],
        },
        {
          kind: 'warning',
          text: 'What the lift may carry is on its own plate. Count the passenger and the wheelchair together: an electric one is heavy.',
        },
      ],
    },
  ],
}
