import type { WrittenChapter } from '../chapter.ts'

export const driving: WrittenChapter = {
  title: 'Driving',
  sections: [
    {
      title: 'Starting and stopping',
      terms: ['starting', 'switching off'],
      passages: [
        {
          for: 'manual',
          kind: 'text',
          text: 'Manual gearbox: parking brake on, gear lever in neutral, clutch pressed down fully. Then start.',
        },
        {
          for: 'automatic',
          kind: 'text',
          text: 'Automatic gearbox: selector in P, foot on the brake. Then start.',
        },
        { for: 'cvt', kind: 'text', text: 'CVT: selector in P, foot on the brake. Then start.' },
        {
          kind: 'text',
          text: 'Drive off gently at once instead of letting the engine idle: it warms up faster on the road. Do not rev a cold engine. After a fast or heavy stretch, let a turbocharged engine idle for a minute before you switch off.',
        },
        {
          kind: 'warning',
          text: 'Never run an engine in a closed garage. Carbon monoxide in exhaust gas has no smell, and it kills.',
        },
        {
          for: 'keyless',
          kind: 'note',
          text: 'With a start button: if the vehicle must be switched off while it moves, press the button for three seconds or three times quickly. Brakes and steering then need much more force.',
        },
      ],
    },
    {
      for: 'manual',
      title: 'Manual gearbox',
      terms: ['manual gearbox', 'clutch'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Press the clutch down fully for every change, and take your foot off the pedal afterwards: a resting foot wears it out.',
            'Hold the vehicle on a hill with the brake, not with the clutch.',
            'Select reverse only while standing still, with a pause after pressing the clutch.',
            'Downhill use the gear in which you would climb the same hill.',
          ],
        },
      ],
    },
    {
      for: 'automatic',
      title: 'Automatic gearbox',
      terms: ['automatic gearbox', 'selector'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Keep the foot brake pressed when you move the selector out of P or N: the vehicle creeps as soon as a gear is in.',
            'P and R only while standing still.',
            'On long descents choose a lower gear by hand, so that the engine brakes. Hot brakes fade.',
            'In D the vehicle may roll back on a steep slope: hold it with the brake, never with the accelerator.',
          ],
        },
      ],
    },
    {
      for: 'cvt',
      title: 'Continuously variable transmission',
      terms: ['CVT', 'continuously variable transmission'],
      passages: [
        {
          kind: 'text',
          text: 'A CVT has no steps, so the engine may hold one speed while the vehicle gathers its own. That is normal. Use B or the sequential mode, whichever yours has, to let the engine brake downhill. Tow such a vehicle as “Being towed” says.',
        },
      ],
    },
    {
      for: 'hybrid',
      title: 'Driving a hybrid',
      terms: ['hybrid', 'high-voltage battery', 'EV mode', 'READY'],
      passages: [
        {
          kind: 'text',
          text: 'A hybrid charges itself, when it brakes and from its engine. There is no plug. READY means that it can move, even in silence. The engine starts and stops by itself: that is normal, also while standing.',
        },
        {
          kind: 'list',
          entries: [
            'Brake early and lightly: the motor then turns the movement back into charge before the pads do anything.',
            'EV mode moves the vehicle on the battery alone, slowly and not far. It ends by itself when more power is needed.',
            'N does not charge the battery. In a queue stay in D, or select P.',
            'Switch off before you leave. In silence it is easy to forget, and people on foot do not hear you: take care in car parks.',
            'Keep the air intake of the high-voltage battery free, in the cabin near the rear seat. No blanket, no shopping. It is cleaned at the service.',
            'A hybrid that stands for months loses the charge of both batteries: drive it for half an hour every few weeks.',
          ],
        },
        {
          kind: 'warning',
          text: 'Everything orange carries high voltage: cables, plugs and their covers. Do not touch, open or wash it with a jet. Only trained people work on it.',
        },
      ],
    },
    {
      for: 'mildHybrid',
      title: 'The 48 V system',
      terms: ['48 V system', 'mild hybrid'],
      passages: [
        {
          kind: 'text',
          text: 'A small motor on the belt helps the engine when you pull away and restarts it without a jolt. It recovers energy while braking. You need to do nothing for it. Do not disconnect its battery: that is work for a dealer.',
        },
      ],
    },
    {
      for: 'stopStart',
      title: 'Stop and start',
      terms: ['stop and start'],
      passages: [
        {
          kind: 'text',
          text: 'The engine stops when you stand and starts when you want to drive. It keeps running while it is cold, while the air conditioner needs it or while the battery is low. Switch the system off in deep sand, in water and when you manoeuvre a trailer. Its battery is of a special type: replace it by the same.',
        },
      ],
    },
    {
      title: 'Braking',
      terms: ['brakes', 'ABS', 'stability control'],
      passages: [
        {
          kind: 'text',
          text: 'In an emergency brake as hard as you can and keep braking, and steer where you want to go. With anti-lock brakes the pedal pulses and rattles: do not let go. On gravel and sand every vehicle needs a longer way to stop.',
        },
        {
          for: 'stability',
          kind: 'text',
          text: 'Stability control brakes single wheels when the vehicle would slide. It cannot beat physics. Switch it off only to get out of deep sand or mud, and on again afterwards.',
        },
        {
          for: 'hillStart',
          kind: 'text',
          text: 'Hill-start assist holds the vehicle for a moment after you have let go of the brake, so that it does not roll back. It does not replace the parking brake.',
        },
      ],
    },
    {
      for: 'safetySense',
      title: 'Driver assistance',
      terms: ['driver assistance', 'pre-collision system', 'lane assistance'],
      passages: [
        {
          kind: 'text',
          text: 'The pre-collision system warns you and brakes when a collision is likely. Lane assistance needs lines that the camera can see. Both can fail in rain, in low sun, on gravel, in roadworks and behind a dirty windscreen. They help an attentive driver and replace none.',
        },
        {
          for: 'blindSpot',
          kind: 'text',
          text: 'The blind-spot monitor lights a lamp in the mirror when a vehicle is beside you. Look over your shoulder all the same: a fast motorcycle may arrive later than your look in the mirror.',
        },
      ],
    },
    {
      title: 'Gravel, rain and night',
      terms: ['gravel', 'rain', 'aquaplaning', 'night, driving at', 'animals'],
      passages: [
        {
          kind: 'list',
          entries: [
            'Gravel: slow down before the bend, steer gently, keep far back from dust. Do not swerve for small animals.',
            'Rain: the first minutes are the slipperiest. When the steering suddenly feels light, the tyres float: take your foot off, hold the wheel straight and do not brake.',
            'Night: drive so that you can stop within the reach of your lamps. Where there are no fences, count on cattle and antelope, and on people on foot.',
            'Tired: open windows and coffee do not help for long. Stop and sleep for twenty minutes.',
          ],
        },
      ],
    },
  ],
}
