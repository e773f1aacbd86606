## Exams of the dealer school on the page: the list, a sitting, what became of it, certificates, and learning that is kept.
exams-purpose = Un examen tiene tiempo límite y lo califica la sala. Quien aprueba recibe un certificado que cualquiera puede verificar.
exams-account = Los exámenes se presentan con una cuenta, para que el certificado lleve su nombre.
exams-make-account = Haga una cuenta o inicie sesión
exams-school = Escuela de dealers
exams-open = Exámenes que puede presentar
exams-all = Todos los exámenes
exams-none = Ahora no hay ningún examen. Mientras tanto, practique en la escuela de dealers.
exams-none-set = Todavía no se ha puesto ningún examen.
exams-of = { $house }, { $game }
exams-terms = { $questions ->
    [one] Una pregunta
   *[other] { $questions } preguntas
  } en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }. Tienen que estar bien { $pass } de cada 100, y a ningún jugador se le puede pagar de menos.
exams-drills = Se pregunta: { $drills }
exams-seed = Semilla { $seed }, versión del reglamento { $version }
exams-set-by = Lo puso { $by }, { $at }
exams-closed = cerrado
exams-clock-starts = El reloj de la sala empieza a correr cuando usted empieza, y no se detiene.
exams-begin = Empezar
exams-go-on = Seguir
exams-mine = Lo que usted presentó
exams-row-open = { $answered } de { $questions } contestadas, tiempo hasta las { $until }
exams-row-right = { $right } de { $questions } bien
exams-passed = Aprobado
exams-not-passed = No aprobado
exams-result = Resultado
exams-set = Poner un examen
exams-title = Cómo se llama
exams-house = Casa
exams-game = Juego
exams-drills-of = Qué se pregunta
exams-drills-all = Si no elige nada, se pregunta de todo.
exams-questions = Preguntas
exams-minutes = Minutos
exams-pass = Bien de cada 100 para aprobar
exams-seed-field = Semilla, si debe ser un examen determinado
exams-is-set = “{ $title }” está puesto. Su semilla es { $seed }.
exams-close = Cerrar
exams-close-of = Cerrar “{ $title }”
exams-is-closed = Ya nadie empieza “{ $title }”. Quien lo está presentando sigue.
exams-results = Resultados
exams-retests = Por repetir
exams-views = Qué se muestra
exams-back = ← Todos los exámenes
exams-results-purpose = En qué quedaron los exámenes, por cláusula y por aprendiz. Lo peor va primero.
exams-by-clause = Por cláusula
exams-by-trainee = Por aprendiz
exams-no-results = Todavía nadie ha terminado un examen.
exams-wrong-of = { $wrong } de { $asked } mal
exams-trainee = { $passed } de { $sat } aprobados
exams-who-sits = lo presenta ahora, { $answered } de { $questions } contestadas
exams-underpaid = { $under ->
    [one] pagó de menos una vez
   *[other] pagó de menos { $under } veces
  }
exams-retests-purpose = Quién aprobó con reglas que ya son otras, y qué ha cambiado desde entonces.
exams-no-retests = Todos aprobaron con las reglas como están ahora.
exams-passed-then = Aprobó “{ $title }” el { $day }
exams-version-then-now = Versión del reglamento { $before }, ahora { $now }
exams-rulebook-gone = La casa ya no tiene este reglamento.
exams-only-words = Solo cambiaron palabras, ninguna regla.
exams-changed = Estas ahora dicen otra cosa:
sitting-title = Examen
sitting-left = Tiempo que queda
sitting-answered = { $answered } de { $questions } contestadas
sitting-question = Pregunta { $n }, { $drill }
sitting-waiting = { $count ->
    [one] Una respuesta está guardada en este dispositivo, en espera de enviarse.
   *[other] { $count } respuestas están guardadas en este dispositivo, en espera de enviarse.
  }
sitting-away = La sala no contesta. Siga: sus respuestas se guardan aquí y se envían cuando la sala vuelva.
sitting-not-taken = { $count ->
    [one] Una respuesta llegó tarde o ya se había dado, y no cuenta.
   *[other] { $count } respuestas llegaron tarde o ya se habían dado, y no cuentan.
  }
sitting-not-here = Esta pregunta todavía no ha llegado. Llega cuando la sala conteste.
sitting-later = Dejarla para después
sitting-all-answered = Todas las preguntas están contestadas.
sitting-hand-in = Entregar
sitting-sure = { $open ->
    [0] ¿Entregar ahora? Después ya no se puede cambiar nada.
    [one] Una pregunta está sin contestar y cuenta como mal. ¿Entregar ahora?
   *[other] { $open } preguntas están sin contestar y cuentan como mal. ¿Entregar ahora?
  }
sitting-yes = Sí, entregarlo
sitting-not-yet = Todavía no
sitting-handing = Su examen se entrega en cuanto conteste la sala.
sitting-time-over = Se acabó el tiempo. La sala califica su examen.
sitting-of-another = { $name } lo presenta ahora: { $answered } de { $questions } contestadas. El resultado se muestra cuando termine.
sitting-ended-time = Se acabó el tiempo.
sitting-certificate = Su certificado
sitting-practise = Practicar en la escuela de dealers
sitting-each = Pregunta por pregunta
sitting-not-answered = Sin contestar.
sitting-other-questions = La escuela ya pregunta de otra manera: estas preguntas ya no se muestran con sus respuestas.
certificate-title = Certificado
certificate-says = aprobó el examen
certificate-game = Juego
certificate-right = Bien
certificate-right-of = { $right } de { $questions }; se aprueba con { $pass } de cada 100
certificate-day = Día de juego
certificate-version = Reglamento
certificate-seed = Semilla del examen
certificate-entry = Entrada en el libro de la casa
certificate-code = Código
certificate-check-at = Cualquiera puede verificarlo en { $address }
certificate-genuine = Este certificado es auténtico: está en el libro de la casa.
certificate-changed = Las reglas de la casa han cambiado desde entonces. Toca repetir el examen.
certificate-check = Verificar un certificado
certificate-check-purpose = Escriba el código que está en el certificado. La sala dice de quién es y de qué.
certificate-check-button = Verificar
certificate-another = Verificar otro
keeping-with-account = Lo que aprende se guarda con su cuenta, en cada dispositivo donde inicie sesión.
keeping-waits = { $count ->
    [one] Una respuesta espera enviarse a la sala.
   *[other] { $count } respuestas esperan enviarse a la sala.
  }
keeping-guest = Con una cuenta también se guarda en la sala, y usted puede presentar exámenes.
