import type { WrittenChapter } from '../chapter.ts'

export const whatToDo: WrittenChapter = {
  title: 'What to do',
  sections: [
    {
      title: 'Who to call',
      terms: ['roadside assistance', 'telephone numbers', 'emergency numbers'],
      passages: [{ kind: 'data', data: 'numbers' }],
    },
    {
      title: 'A breakdown',
      terms: ['breakdown', 'warning triangle'],
      passages: [
        {
          kind: 'steps',
          entries: [
            'Switch on the hazard lights and roll as far left as you can.',
            'Get everybody out on the side away from the traffic, and behind the barrier where there is one.',
            'Put the triangle at least 45 metres behind the vehicle.',
            'Call for help. Say where you are: the road, the direction, the last town or the number on the blue kilometre board.',
            'If you feel unsafe, stay inside with the doors locked, and say so on the telephone.',
          ],
        },
      ],
    },
    {
      title: 'A flat tyre',
      terms: ['flat tyre', 'spare wheel', 'jack'],
      passages: [
        {
          kind: 'text',
          text: 'Hold the wheel firmly, take your foot off and let the vehicle roll out. Stop on firm, level ground, away from traffic. It is better to ruin a tyre over some hundred metres than to change it beside a lane.',
        },
        {
          kind: 'steps',
          entries: [
            'Parking brake on, P or first gear, hazard lights on. Everybody out.',
            'Take out spare wheel, jack and wheel brace. Their place is on the label in the luggage space, under its floor or behind a seat.',
            'Put chocks or stones in front of and behind the wheel diagonally opposite.',
            'Loosen the nuts by half a turn, with the wheel still on the ground.',
            'Set the jack under the jacking point nearest to the wheel, marked on the sill or the axle. On soft ground put a board under it.',
            'Raise the vehicle until the wheel is just clear, take the nuts off, change the wheel.',
            'Screw the nuts on by hand, tapered side inwards where they have one. Lower the vehicle, then tighten them crosswise.',
            'Check pressure and nuts at the next garage, and have the tyre repaired.',
          ],
        },
        {
          kind: 'warning',
          text: 'Never put any part of your body under a vehicle that stands on a jack, and never start the engine then.',
        },
        {
          kind: 'note',
          text: 'A narrow spare wheel is for slow driving to the next workshop: its highest speed is printed on it. Where there is a repair kit instead of a wheel, follow its label; it cannot mend a side wall.',
        },
      ],
    },
    {
      title: 'The engine is too hot',
      terms: ['overheating', 'temperature, engine'],
      passages: [
        {
          kind: 'steps',
          entries: [
            'Switch the air conditioner off and the heater to hot with the fan up: it takes heat from the engine until you can stop.',
            'Stop and select P or neutral. If no steam rises, let the engine idle while the fan works; if steam rises or the needle keeps climbing, switch off.',
            'Wait until it has cooled, at least half an hour. Do not open the bonnet while steam comes out.',
            'Look for leaks and at the reservoir. Top up only with the engine cold, with a cloth over the cap.',
            'If there is a leak, or the lamp comes on again, have the vehicle fetched.',
          ],
        },
        {
          kind: 'warning',
          text: 'Never open a hot radiator. A fan can start by itself, also with the engine off: keep hands and sleeves away.',
        },
      ],
    },
    {
      title: 'A flat battery',
      terms: ['jump start', 'battery, flat'],
      passages: [
        {
          for: 'hybrid',
          kind: 'note',
          text: 'In a hybrid this is about the 12 V battery only. There may be a terminal for it under the bonnet, below a red cover. Do not use a hybrid to start another vehicle, and never touch the high-voltage battery.',
        },
        {
          kind: 'steps',
          entries: [
            'Use another 12 V battery and good cables. The vehicles must not touch; switch everything off.',
            'Red: from the positive terminal of the flat battery to the positive terminal of the good one.',
            'Black: from the negative terminal of the good battery to bare metal of the engine that will not start, away from the battery.',
            'Start the helping engine and let it run for some minutes. Then start yours.',
            'Take the cables off in the reverse order, without letting the clamps touch.',
            'Drive for at least half an hour, and have the battery tested.',
          ],
        },
        {
          kind: 'warning',
          text: 'Batteries give off explosive gas and hold acid. No flames, no cigarettes, no jewellery. Do not start a battery that is frozen, cracked or leaking. Never connect 24 V.',
        },
        {
          for: 'mildHybrid',
          kind: 'note',
          text: 'Models with a 48 V system: connect only to the 12 V battery, never to the one of 48 V.',
        },
      ],
    },
    {
      title: 'Through water',
      terms: ['water crossing', 'wading depth', 'flood'],
      passages: [
        { for: 'wading', kind: 'data', data: 'wading' },
        {
          for: 'notWading',
          kind: 'text',
          text: 'Models for which no wading depth is stated are not made for water. Drive only through shallow puddles whose ground you know, at walking pace.',
        },
        {
          kind: 'warning',
          text: 'Never drive into flowing or rising water. A little of it carries a vehicle away. Turn round, or wait.',
        },
        {
          kind: 'steps',
          entries: [
            'Measure the depth with a stick and look for holes, where it is safe to walk. Where there may be crocodiles or hippos, do not.',
            'Let hot axles and brakes cool first. Switch stop and start off, where the vehicle has it.',
            'Choose a low gear, and low range where you have it. Drive in slowly, at a walking pace, and keep a small wave before the bumper.',
            'Do not stop, change gear or lift off in the water.',
            'If the engine stops in the water, do not start it again. Have the vehicle towed: water in an engine bends its rods.',
            'On the far side dry the brakes by braking gently, several times.',
          ],
        },
      ],
    },
    {
      title: 'The wrong fuel',
      terms: ['wrong fuel'],
      passages: [
        {
          kind: 'text',
          text: 'Do not switch the vehicle on. A start pumps the fuel through the whole system, and a drained tank becomes an expensive repair. Push it aside and call for help. If you notice it while driving, stop and switch off at once.',
        },
      ],
    },
    {
      title: 'Being towed',
      terms: ['towed, being', 'recovery'],
      passages: [
        {
          for: 'hybrid',
          kind: 'warning',
          text: 'A hybrid is carried on a flatbed, with no driven wheel on the ground: turning wheels produce voltage and heat.',
        },
        {
          kind: 'list',
          entries: [
            'Best is a flatbed. Above all vehicles with an automatic gearbox, a CVT or driven wheels on both axles should not roll on driven wheels.',
            'On a rope only out of danger, slowly and over a short way, with the switch on so that the steering does not lock, and the gearbox in neutral.',
            'Without a running engine brakes and steering need much more force.',
            'Tow only from the towing eye. Its thread is behind a small cover in the bumper, or it is fixed to the frame.',
          ],
        },
      ],
    },
    {
      title: 'After a crash',
      terms: ['crash', 'accident', 'fire'],
      passages: [
        {
          kind: 'steps',
          entries: [
            'Stop, switch off, hazard lights on. Secure the place before you help.',
            'Call for help. Say how many people are hurt, and whether anybody is trapped or something burns.',
            'Move the injured only out of danger. Keep them warm and talk to them.',
            'When somebody is hurt the vehicles stay where they are until the police say otherwise.',
            'Exchange names, numbers and registrations, take pictures, and report it to the police within a day.',
          ],
        },
        {
          for: 'hybrid',
          kind: 'warning',
          text: 'Tell the rescuers that it is a hybrid. Do not touch orange cables or a damaged battery. A battery can catch fire hours later: have the vehicle put in the open.',
        },
      ],
    },
  ],
}
