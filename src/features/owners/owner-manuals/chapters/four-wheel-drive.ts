import type { WrittenChapter } from '../chapter.ts'

export const fourWheelDrive: WrittenChapter = {
  title: 'Off the tar',
  sections: [
    {
      for: 'partTime',
      title: 'Part-time four-wheel drive',
      terms: ['four-wheel drive', 'H2, H4 and L4'],
      passages: [
        {
          kind: 'list',
          entries: [
            'H2 drives the rear wheels: for tar, and for every road on which the tyres grip.',
            'H4 drives all four: for gravel, sand, mud, snow and wet grass. Choose it before you need it.',
            'L4 is low range: for steep, slow and heavy going. The speed is low and the force is high.',
          ],
        },
        {
          kind: 'warning',
          text: 'Do not use H4 or L4 on dry tar. The axles cannot turn at different speeds: steering becomes stiff, tyres wear and the driveline can break.',
        },
      ],
    },
    {
      for: 'permanent',
      title: 'Permanent four-wheel drive',
      terms: ['four-wheel drive', 'centre differential lock'],
      passages: [
        {
          kind: 'text',
          text: 'All four wheels are driven at all times, on tar too, because the centre differential lets the axles turn at different speeds. Lock it where the ground is loose or slippery, and unlock it on firm ground. Low range is for steep, slow and heavy going.',
        },
      ],
    },
    {
      for: 'allWheelDrive',
      title: 'All-wheel drive',
      terms: ['all-wheel drive'],
      passages: [
        {
          kind: 'text',
          text: 'The system sends force to the wheels that grip, by itself. It helps on wet roads and gravel; it does not shorten the way to stop, and it makes no off-road vehicle. All four tyres must be of one size, one pattern and about one depth of tread, or the driveline suffers.',
        },
      ],
    },
    {
      for: 'lowRange',
      title: 'Into low range and back',
      terms: ['low range'],
      passages: [
        {
          kind: 'steps',
          entries: [
            'Stop on level ground. With an automatic gearbox select N, with a manual one press the clutch.',
            'Turn or push the control to L4, and wait until its lamp stays on.',
            'Drive off gently. Go back the same way.',
          ],
        },
      ],
    },
    {
      for: 'differentialLock',
      title: 'Differential locks',
      terms: ['differential lock'],
      passages: [
        {
          kind: 'text',
          text: 'A lock makes both wheels of an axle turn together, so that the one with grip pulls. Engage it while standing or crawling, before the wheels spin, and only as long as you need it. With a lock engaged the vehicle wants to go straight on: do not use it on firm ground or in fast bends.',
        },
      ],
    },
    {
      for: 'descent',
      title: 'Downhill assist',
      terms: ['downhill assist'],
      passages: [
        {
          kind: 'text',
          text: 'It brakes each wheel so that the vehicle crawls down a steep slope at a steady speed. Choose low range and the lowest gear, switch it on, and keep your feet off the pedals and ready. Steer straight down: never across a slope.',
        },
      ],
    },
    {
      for: 'terrain',
      title: 'Multi-Terrain Select',
      terms: ['Multi-Terrain Select'],
      passages: [
        {
          kind: 'text',
          text: 'Turn the control to the ground under you: sand, mud, rock. It changes how much the wheels may spin and how the accelerator answers. Go back to the normal mode on tar.',
        },
      ],
    },
    {
      for: 'lowRange',
      title: 'Sand, mud and rock',
      terms: ['sand', 'mud', 'recovery', 'tyre pressure, off road'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Walk the difficult part first. Know where you will stop and how you will come back.',
            'Lower the pressure of all four tyres for sand, drive slowly with it, and pump them up again before the tar. How far depends on the tyre and the load: ask its maker.',
            'Keep thumbs outside the steering wheel. A stone can spin it.',
            'In sand keep moving, brake seldom, and stop with the nose downhill.',
            'If the wheels spin, stop at once. Dig, put mats or branches under the wheels, and reverse out on your own tracks.',
          ],
        },
        {
          kind: 'warning',
          text: 'A snatch strap under tension kills when something breaks. Use only rated recovery points, never a tow ball; lay a coat over the strap, and send everybody far away.',
        },
        {
          kind: 'note',
          text: 'Afterwards wash the underside, look for grass near the exhaust, which can catch fire, and test the brakes. Have the oils of the axles checked after deep water.',
        },
      ],
    },
  ],
}
