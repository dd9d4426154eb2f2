# The site behind nginx, in plain HTTP: put what speaks HTTPS in front. The build installs what it needs. docs/mise-en-ligne.md says how to run it.
FROM node:22-bookworm-slim AS build
ARG VITE_NEWSLETTER_ENDPOINT
WORKDIR /sillages
COPY . .
RUN npm run build
FROM nginx:1.28-alpine
COPY --from=build /sillages/apps/site/dist /srv/sillages/dist
COPY --from=build /sillages/apps/site/dist-config/nginx.conf /etc/nginx/conf.d/default.conf
RUN printf 'listen 80;\nserver_name _;\nroot /srv/sillages/dist;\nabsolute_redirect off;\n' > /etc/nginx/sillages.server.conf
