import { clouds } from '../layers/clouds.ts'
import { dune } from '../layers/dune.ts'
import { plume, wheelDust } from '../layers/dust.ts'
import { grain, ripples, swell } from '../layers/ground.ts'
import { haze } from '../layers/haze.ts'
import { sky } from '../layers/sky.ts'
import type { Scene } from '../scene.ts'

const DUST = '#F0C08A'

/** The Namib, as the Dakar sees it: star dunes in low sun, sand in the air. */
export const dunes: Scene = {
  focus: 1010,
  dusk: { zenith: '#0E2A38', horizon: '#472A1D', strength: 1 },
  followsDaylight: true,
  light: {
    sky: '#FFE2B6',
    ground: '#B56B36',
    cast: [1, 0.93, 0.83],
    night: false,
    shadow: { colour: '#3A170C', strength: 0.6, lean: -1 },
  },
  site: { threshold: 0.34, road: 0.76, eaves: 150 },
  drawBackground(context, placement) {
    const { stage } = context
    const sand = stage.down(0.78)
    return [
      sky(context, {
        stops: [
          [0, '#2F5D74'],
          [0.46, '#7FA3A5'],
          [0.82, '#F0D3A4'],
          [1, '#F6BE86'],
        ],
        sun: {
          x: 1226,
          elevation: 226,
          low: { x: 1190, elevation: 44 },
          radius: 42,
          disc: '#FFF4DA',
          glow: '#FFE3AC',
          reach: 400,
        },
      }),
      clouds(context, 5, [
        {
          x: 520,
          elevation: 300,
          width: 560,
          thickness: 10,
          puffs: 9,
          lit: '#F6DDB4',
          shade: '#A9B3A6',
          opacity: 0.55,
        },
        {
          x: 1480,
          elevation: 352,
          width: 420,
          thickness: 10,
          puffs: 8,
          lit: '#FBE3B8',
          shade: '#A9B3A6',
          opacity: 0.6,
        },
      ]),
      dune(context, {
        seed: 1,
        summit: [330, 126],
        feet: [-300, 900],
        foot: -30,
        lit: ['#EFC08A', '#E6B582'],
        shade: ['#C79271', '#DBAB80'],
        swing: 0.6,
        texture: 0,
      }),
      dune(context, {
        seed: 2,
        summit: [1490, 158],
        feet: [800, 2300],
        foot: -46,
        lit: ['#F0BC80', '#E2A96C'],
        shade: ['#BF8463', '#D3A075'],
        swing: 0.7,
        texture: 0.4,
      }),
      dune(context, {
        seed: 7,
        summit: [1150, 92],
        feet: [700, 1700],
        foot: -50,
        lit: ['#EFB679', '#E0A467'],
        shade: ['#BC7F5C', '#D0996C'],
        swing: 0.5,
        texture: 0.3,
      }),
      haze(context, '#F6C892', 0.72, 110, -60),
      dune(context, {
        seed: 3,
        summit: [832, 206],
        feet: [-80, 1840],
        foot: -150,
        lit: ['#EBA45E', '#D2823F'],
        shade: ['#8C4A30', '#A8623B'],
        swing: 1.25,
        texture: 1,
      }),
      haze(context, '#F6C892', 0.34, 40, -110),
      dune(context, {
        seed: 4,
        summit: [96, 56],
        feet: [-800, 1150],
        foot: -178,
        lit: ['#E0934B', '#C9773A'],
        shade: ['#7C3E29', '#99532F'],
        swing: 1,
        texture: 1,
      }),
      swell(context, 0.78, 18, [
        [0, '#D98B45'],
        [0.32, '#BE6D34'],
        [1, '#6B3421'],
      ]),
      ripples(
        context,
        41,
        { top: sand + 6, bottom: stage.height },
        {
          rows: 26,
          colour: '#5A2A1A',
          opacity: 0.17,
          width: 2.1,
        },
      ),
      ripples(
        context,
        42,
        { top: sand + 6, bottom: stage.height },
        {
          rows: 16,
          colour: '#F9BE7C',
          opacity: 0.14,
          width: 1.4,
        },
      ),
      grain(context, 44, { top: sand + 10, bottom: stage.height }, ['#FFD9A0', '#4A1F12'], 0.32),
      placement ? plume(context, 17, placement, DUST, 1) : '',
    ].join('')
  },
  drawForeground(context, placement) {
    return placement ? wheelDust(context, 19, placement, DUST, '#7C3E22', 1) : ''
  },
}
