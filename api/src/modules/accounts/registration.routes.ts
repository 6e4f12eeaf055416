import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { invalid } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { isEmail, isPhone, passwordFaults } from './accountRules'
import { texts } from './texts'

export function registrationRoutes(app: FastifyInstance, { service }: Parts) {
  mount(app, calls.register, async ({ body: { name, phone, email, password } }) => {
    const faults = passwordFaults(password)
    const errors = {
      ...(!isEmail(email) && { email: [texts.enterMail] }),
      ...(!isPhone(phone) && { phone: [texts.enterPhone] }),
      ...(faults.length > 0 && { password: faults }),
    }
    if (Object.keys(errors).length > 0) throw invalid(errors)
    await service.register({ name: name.trim(), phone: phone.trim(), email, password })
    return { result: YES, message: texts.created }
  })
}
