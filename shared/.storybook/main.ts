import type { StorybookConfig } from '@storybook/react-webpack5'
import { base } from '../tooling/webpack/base'
import { IntegrityOfFiles } from '../tooling/webpack/IntegrityOfFiles'

const site = base({ workspace: 'shared', prefix: 'workshop', target: 'browser', output: '', publicPath: '' })

/** The site's own loaders compile the stories, and no data goes to or comes from other machines. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  staticDirs: [{ from: '../../api/seed/media/blog', to: '/storage/blog' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableWebpackDefaults: true },
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    interactions: false,
    sidebarOnboardingChecklist: false,
  },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (config) => ({
    ...config,
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...site.module.rules] },
    plugins: [...(config.plugins ?? []), ...site.plugins.filter((plugin) => !(plugin instanceof IntegrityOfFiles))],
    optimization: { ...config.optimization, minimize: false },
    performance: false,
  }),
}

export default config
