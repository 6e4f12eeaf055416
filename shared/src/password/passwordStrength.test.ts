import { passwordStrength } from './passwordStrength'

describe('password strength', () => {
  it.each([
    ['', 0],
    ['Xk9#mQ2', 0],
    ['12345678', 0],
    ['Password1', 0],
    ['p4$$w0rd!!', 0],
    ['Qwertz2024', 0],
    ['Abababab1', 1],
    ['tulipsrain', 1],
    ['Tulipsrain7', 2],
    ['Tulips-rain7', 4],
    ['Tu1ip-rain', 3],
    ['tulipsinrain', 3],
    ['tulips in the rain', 4],
    ['🙈🙉🙊🐵🐒🦍🦧🐶', 1],
  ])('gives %j %i [R-076, Q-32]', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
